export const rentalDesk = {
  opens: '07:00',
  closes: '21:30',
  insurance: 'Ubezpieczenie OC',
  excess: 'udział własny do wysokości kaucji',
  km_per_day: 200,
  km_price: 80,
  fuel: 'pełny bak, oddajesz tak samo',
  fuel_missing: 'brakujące paliwo po cenie ze stacji',
  second_driver: '20,00 zł za dzień',
  late_return: 'kolejny dzień po cenie dnia',
  deposit_how: 'blokada na karcie kierowcy',
  deposit_back: 'w 48 h po zwrocie',
};
