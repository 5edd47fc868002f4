/** Said where the browser stores nothing, so that no step would know of the one before. */
export const blocked = {
  title: 'Przeglądarka nie pozwala zapisać rezerwacji',
  text:
    'Bez tego następny krok nie wie, co wybrano. ' +
    'Zezwól tej stronie na pliki cookie i dane witryn albo użyj innej przeglądarki.',
  tone: 'bad',
} as const;
