import { grouped } from './polish.ts';

/** Grosze → '12,50'; written here, for a page that makes an `Intl` number is 18 ms later, on a slow phone 72. */
export function formatFigures(grosze: number): string {
  const amount = Math.round(Math.abs(grosze));
  const rest = `${amount % 100}`.padStart(2, '0');
  return `${grosze < 0 ? '-' : ''}${grouped(Math.floor(amount / 100))},${rest}`;
}
/** Grosze → '12,50 zł', with a no-break space. */
export const formatAmount = (grosze: number): string => `${formatFigures(grosze)}\u00a0zł`;

/** What a day costs, which is whole złoty: grosze → '139 zł'. A sum of days has grosze. */
export const formatDayPrice = (grosze: number): string => `${dayFigures(grosze)}\u00a0zł`;
/** The figures alone: '139'. */
export const dayFigures = (grosze: number): string => grouped(grosze / 100);
