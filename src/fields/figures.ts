import { once } from '../domain/kernel/once.ts';

// Made when the first number is written: the browser then reads how Polish writes them, which a page without one spares
const figures = once(() => new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 6 }));

/** '12 345,6' */
export const formatNumber = (n: number): string => figures().format(n);
