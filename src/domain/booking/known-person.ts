/** Somebody who has booked before or has an account, as a desk fills in its forms. */
export interface KnownPerson {
  first_name: string;
  last_name: string;
  /** Who has an account may have told neither; who has booked has told the phone. */
  phone: string | null;
  email: string | null;
  /** Their bookings, of cars and of spaces. */
  bookings: number;
}

/** As few figures as a phone number has, and letters of a surname by which somebody is looked for. */
export const leastFigures = 9;
export const leastLetters = 3;
