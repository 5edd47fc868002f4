import type { ReactNode } from 'react';
import type { OrderKind } from '../../domain/booking/order.ts';
import type { StepPaths } from '../../domain/booking/products.ts';
import type { OpenSpan } from '../../domain/booking/span.ts';
import type { Fact } from './Facts.tsx';
import type { BookingRequest } from './order.ts';

/** What is being booked, as the steps after the choice need it: a place to park, a car to rent. */
export interface Product {
  kind: OrderKind;
  /** What it is: 'Poziom A, miejsce 7'; undefined until it is chosen. */
  place: string | undefined;
  stay: OpenSpan;
  /** Of a day, in grosze; undefined while unknown. */
  price: number | undefined;
  /** What it looks like. */
  picture?: ReactNode;
  /** What it is, besides its days. */
  facts: readonly Fact[];
  /** On what conditions it is had, where there are any besides the terms. */
  conditions?: ReactNode;
  /** As it is sent, or the path of the step that must be filled in first. */
  booking: BookingRequest | { missing: string };
  paths: StepPaths;
  /** Reads the price again. */
  retry: () => void;
}
