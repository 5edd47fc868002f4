import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Paginator, shown } from '../../src/ui/Paginator.tsx';

afterEach(cleanup);
const href = (page: number) => `?page=${page}`;

test('one page needs no paginator', () => {
  render(<Paginator page={1} pages={1} href={href} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the arrows lead nowhere at the ends', () => {
  render(<Paginator page={1} pages={3} href={href} />);
  expect(screen.getByRole('link', { name: 'Poprzednia strona' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('link', { name: 'Następna strona' }).getAttribute('href')).toBe('?page=2');
});

test('a plain click turns the page in place; with Ctrl the link is the browser’s', async () => {
  const onPage = vi.fn();
  const user = userEvent.setup();
  render(<Paginator page={1} pages={3} href={href} onPage={onPage} />);
  await user.click(screen.getByRole('link', { name: 'Strona 3' }));
  expect(onPage.mock.calls).toEqual([[3]]);
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Strona 2' }));
  expect(onPage).toHaveBeenCalledTimes(1);
});

test.each([
  [1, 4, [1, 2, 3, 4]],
  [1, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 'after', 20]],
  [10, 20, [1, 'before', 9, 10, 11, 'after', 20]],
  [19, 20, [1, 'before', 16, 17, 18, 19, 20]],
])('page %i of %i', (page, pages, expected) => expect(shown(page, pages)).toEqual(expected));
