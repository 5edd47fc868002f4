/** What the outbox sends, as the admin reads it. */
export const errands = {
  booked: 'Wiadomość o rezerwacji do zapłaty',
  confirmation: 'Potwierdzenie rezerwacji',
  change: 'Wiadomość o zmianie terminu',
  cancellation: 'Wiadomość o anulowaniu',
  hand_over: 'Wiadomość z protokołem',
  link: 'Link do rezerwacji',
  refund: 'Zwrot',
  refund_notice: 'Wiadomość o zwrocie',
  reset_link: 'Link do hasła',
  address_proof: 'Potwierdzenie adresu',
  password_changed: 'Wiadomość o zmianie hasła',
  email_changed: 'Wiadomość o zmianie adresu',
  key_changed: 'Wiadomość o kluczu dostępu',
  new_device: 'Wiadomość o nowym logowaniu',
  staff_invited: 'Wiadomość o zaproszeniu do panelu',
  role_raised: 'Wiadomość o nowej roli',
  trouble: 'Wiadomość o tym, co stoi',
  unusual: 'Wiadomość o tym, co niezwykłe',
} as const;
export type Errand = keyof typeof errands;
