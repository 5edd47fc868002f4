/** When the desk of the rented cars is open, and what each price holds, until staff write something else. */
export const rentalDesk = {
  opens: '05:00',
  closes: '24:00',
  insurance: 'Ubezpieczenie OC i AC',
  excess: 'udział własny najwyżej tyle, ile kaucja',
  km_per_day: 250,
  /** In grosze. */
  km_price: 60,
  fuel: 'pełny bak albo bateria 80%, oddajesz tak samo',
  fuel_missing: 'brakujące paliwo po cenie ze stacji i 40,00 zł',
  second_driver: 'bez dopłaty, na tych samych warunkach',
  late_return: 'kolejny dzień po cenie dnia',
  deposit_how: 'blokada na karcie kierowcy',
  deposit_back: 'w 24 h po zwrocie',
};
