/** The plate of the car that parks. */
export const licensePlate = {
  max: 8,
  // ' gsl 48-rk ' → 'GSL48RK', with whatever blanks, dashes and unseen marks it was pasted
  clean: (typed: string) => typed.replace(/[\s\p{Pd}\p{Cf}]/gu, '').toUpperCase(),
  pattern: /^[A-Z0-9]{1,8}$/,
  message: 'Wpisz od 1 do 8 liter i cyfr',
  hint: 'Najwyżej 8 znaków, na przykład GSL 48RK.',
  personal: true,
  // SQL writes this in the place of one that is forgotten
  shown: (stored: string) => (stored === 'USUNIETY' ? 'usunięty' : stored),
} as const;
