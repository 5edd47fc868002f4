/** What SQL writes in the place of a plate that is forgotten. */
export const forgottenPlate = 'USUNIETY';

/** The plate of the car that parks. */
export const licensePlate = {
  max: 8,
  // ' gsl 48-rk ' → 'GSL48RK', with whatever blanks, dashes and unseen marks it was pasted
  clean: (typed: string) => typed.replace(/[\s\p{Pd}\p{Cf}]/gu, '').toUpperCase(),
  pattern: /^[A-Z0-9]{1,8}$/,
  message: 'Wpisz od 1 do 8 liter i cyfr',
  hint: 'Najwyżej 8 znaków, na przykład GSL 48RK.',
  personal: true,
  shown: (stored: string) => (stored === forgottenPlate ? 'usunięty' : stored),
} as const;
