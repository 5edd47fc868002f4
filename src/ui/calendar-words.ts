// The names of days and months: the picker's own language would be 3 kB, and to ask the browser's takes a phone 100 ms

const months = [
  ['styczeń', 'stycznia'],
  ['luty', 'lutego'],
  ['marzec', 'marca'],
  ['kwiecień', 'kwietnia'],
  ['maj', 'maja'],
  ['czerwiec', 'czerwca'],
  ['lipiec', 'lipca'],
  ['sierpień', 'sierpnia'],
  ['wrzesień', 'września'],
  ['październik', 'października'],
  ['listopad', 'listopada'],
  ['grudzień', 'grudnia'],
] as const;
const weekdays = ['niedziela', 'poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota'] as const;
const short = ['nd', 'pn', 'wt', 'śr', 'cz', 'pt', 'so'] as const;

/** 'pn' */
export const shortWeekday = (date: Date): string => `${short[date.getDay()]}`;
/** 'poniedziałek' */
export const weekdayName = (date: Date): string => `${weekdays[date.getDay()]}`;
/** 'grudzień 2026' */
export const monthName = (date: Date): string => `${months[date.getMonth()]?.[0]} ${date.getFullYear()}`;
/** 'wtorek, 1 grudnia 2026' */
export const dayName = (date: Date): string =>
  `${weekdayName(date)}, ${date.getDate()} ${months[date.getMonth()]?.[1]} ${date.getFullYear()}`;
