import type { Page } from '@playwright/test';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';

test.use({ reducedMotion: 'no-preference' });

/** What moves, or would at the next change: every duration longer than a frame. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const parts = [undefined, '::before', '::after', '::backdrop'];
    const durations = (text: string) =>
      text.split(', ').map((it) => Number.parseFloat(it) * (it.endsWith('ms') ? 1 : 1000));
    const slow = [...document.querySelectorAll('*')].flatMap((element) =>
      parts.flatMap((part) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(
          element,
          part,
        );
        const isSlow = durations(
          animationName === 'none' ? transitionDuration : `${animationDuration}, ${transitionDuration}`,
        ).some((ms) => ms > 16);
        return isSlow || scrollBehavior === 'smooth' ? [`${element.tagName} ${element.className} ${part ?? ''}`] : [];
      }),
    );
    return [...slow, ...document.getAnimations().map((it) => `${it.constructor.name} under way`)];
  });
/** One that has come in, in a page whose clock stands still. */
const getsToast = async (page: Page) => {
  await page.clock.install();
  await page.goto(pages.elements, { waitUntil: 'networkidle' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Dymek: dobrze' }).click();
  await page.mouse.move(0, 0);
  const toast = page.getByText('Zapisano zmiany').locator('../..');
  await expect.poll(() => toast.evaluate((it) => it.getAnimations().length)).toBe(0);
  return toast;
};

test.describe('for those who asked for less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves on the home page, the schedule and its dialog', async ({ page }) => {
    await page.goto(pages.home, { waitUntil: 'networkidle' });
    expect(await moving(page)).toEqual([]);
    await page.goto(pages.schedule, { waitUntil: 'networkidle' });
    expect(await moving(page)).toEqual([]);
    await page.getByRole('button', { name: 'FILTRUJ' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await moving(page)).toEqual([]);
  });

  test('a toast comes and goes at once', async ({ page }) => {
    const toast = await getsToast(page);
    expect(await moving(page)).toEqual([]);
    await page.clock.runFor(5_000);
    await expect(toast).toHaveAttribute('data-leaving');
    expect(await moving(page)).toEqual([]);
    await page.clock.runFor(500);
    await expect(toast).toHaveCount(0);
  });
});

test('a toast slides out in half a second', async ({ page }) => {
  const toast = await getsToast(page);
  await toast.evaluate((element) =>
    element.addEventListener('transitionrun', () => {
      element.dataset.slides = element
        .getAnimations()
        .map(({ effect }) => effect?.getTiming().duration)
        .join();
    }),
  );
  await page.clock.runFor(5_000);
  await expect(toast).toHaveAttribute('data-slides', '500,500');
  await page.clock.runFor(500);
  await expect(toast).toHaveCount(0);
});
