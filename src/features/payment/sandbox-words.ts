/** What a decline is called in Polish; the provider's own script says it so too. */
const words: Record<string, string> = {
  insufficient_funds: 'Na karcie nie ma wystarczających środków.',
  lost_card: 'Karta została odrzucona.',
  stolen_card: 'Karta została odrzucona.',
  test_mode_live_card: 'Piaskownica przyjmuje tylko karty testowe.',
  card_declined: 'Karta została odrzucona.',
  expired_card: 'Karta straciła ważność.',
  incorrect_cvc: 'Kod zabezpieczający karty jest nieprawidłowy.',
  incorrect_number: 'Numer karty jest nieprawidłowy.',
  invalid_expiry_month: 'Data ważności karty jest nieprawidłowa.',
  invalid_expiry_year: 'Data ważności karty jest nieprawidłowa.',
  processing_error: 'Wystąpił błąd podczas przetwarzania karty. Spróbuj ponownie za chwilę.',
  payment_intent_authentication_failure:
    'Nie udało się potwierdzić płatności w banku. Spróbuj ponownie albo użyj innej karty.',
  payment_intent_unexpected_state: 'Tej płatności nie można już dokończyć.',
};

export const inPolish = ({
  code = '',
  decline_code = '',
  message = '',
}: {
  code?: string;
  decline_code?: string;
  message?: string;
}): string => words[decline_code] ?? words[code] ?? message;
