import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, type Site } from '../support/journey.ts';

/**
 * A car of its own, with a plate that no other worker gives. The calendar is by name and draws what is in sight: only
 * who looks for the car there lets it begin with the usual brand, the first of all.
 */
export async function newCar(site: Site, brand = 'Dacia'): Promise<{ id: number; plate: string }> {
  // Digits: four letters in a row of its name would be a word that no line may break
  const plate = `F${randomInt(10_000_000, 100_000_000)}`;
  const [car] = await site.query<{ id: number }>(
    `insert into cars (brand, model, production_year, license_plate, fuel_type, transmission_type, price_per_day)
     values ($3, $2, 2024, $1, 'PETROL', 'MANUAL', 100) returning id`,
    [plate, `Duster ${plate}`, brand],
  );
  return { id: car?.id ?? 0, plate };
}

/** The calendar above the lists moves them down when it appears: a click in a list has to come after that. */
export const expectCalendarLoaded = (page: Page) =>
  expect(page.getByRole('grid', { name: 'Kalendarz wypożyczeń' })).toBeVisible();
