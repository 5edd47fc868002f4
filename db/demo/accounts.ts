import type pg from 'pg';
import type { Role } from '../../src/domain/kernel/roles.ts';

/** The names of the accounts, before the @. */
type DemoAccount = Role | 'client2';
export type StoredPasswords = Record<DemoAccount, string>;

const person = (
  who: DemoAccount,
  role: Role,
  name: string,
  gender: 'M' | 'F',
  birth_date: string,
  phone_number: string | null,
  license_plate: string | null = null,
) => ({
  who,
  email: `${who}@lotnisko.example`,
  first_name: name.split(' ')[0],
  last_name: name.split(' ')[1],
  phone_number,
  license_plate,
  gender,
  birth_date,
  role,
});

// Salt and hash of 'demo-<who>-2026', as `npm run admin -- demo-hash <who>` prints them: written out, because db/
// computes none. Each role has an account; a test signs in with all of them
const hashes: Record<DemoAccount, string> = {
  atc: '3xvQpZZWyE/0YqqSJsqd6g$ET+jSciOBihJ2JSkKBIazLPu2S3km9q/B8X8SAHxBmQ',
  ground_crew: 'PdB9DuYS3/asi44gG1NeFw$5ur2U5IzEzwbKNW/rh3uF1Ox20x4QmKSxbYTmvAhlbE',
  airport_staff: 'Z+rH1oBP/HDcwoT5yeAOxw$A0xpifuyIIveaOD/NwWDt5SHv7roatxPuH09q01MayI',
  parking_staff: '7/xH2+1CoTNfpCuXfpOLxw$RO34nf3tvwGIy38f+D8Pd5e36niGj8WQ8uBDyoRQW1k',
  rental_staff: '5jRiAddCOFEKlkx+b4xGfw$b+qYJEdtV0z9CW/1cA4c+eAZwGuMDpwn8g+DPSeHLiE',
  admin: 'MSRJoE4SvE9292vCQiEQ1Q$q6gVVOhJ9WJNHU8EGuyfGwPP9eDGGHuvPz9L/DTt8LQ',
  client: 'umXQxrcFO27hM7AXkPE0Pw$4im9hPROsjlX/Za33nIQWNvaW18IWgx013RzJAXK8tw',
  client2: 'rlCoqatA9Vfogl1e5OX2lA$lWwWSD6ZgJuI6IbTMhsF4BbIsRDmA/uaoTdRJHhqW90',
};

export const demoAccounts = Object.keys(hashes) as DemoAccount[];

const accounts = [
  person('atc', 'atc', 'Anna Wieczorek', 'F', '1986-04-12', '+48 600 000 101'),
  person('ground_crew', 'ground_crew', 'Marek Zieliński', 'M', '1979-11-03', '+48 600 000 102'),
  person('airport_staff', 'airport_staff', 'Joanna Pawlak', 'F', '1991-07-28', '+48 600 000 103'),
  person('parking_staff', 'parking_staff', 'Piotr Wróbel', 'M', '1984-02-19', '+48 600 000 104'),
  person('rental_staff', 'rental_staff', 'Katarzyna Mazur', 'F', '1993-09-05', '+48 600 000 105'),
  person('admin', 'admin', 'Tomasz Łukasik', 'M', '1977-06-30', '+48 600 000 106'),
  person('client', 'client', 'Ewa Nowicka', 'F', '1988-01-15', '+48 600 000 107', 'GSL48RK'),
  person('client2', 'client', 'Jan Ostrowski', 'M', '1995-12-08', null),
];

/** Passwords that everybody knows, as they are stored. */
const publicPasswords: StoredPasswords = Object.fromEntries(
  Object.entries(hashes).map(([who, hash]) => [who, `$argon2id$v=19$m=19456,t=2,p=1$${hash}`]),
) as StoredPasswords;

/**
 * The demo accounts: one a role, and a second client. With public passwords they are for one's own machine alone.
 */
export async function seedAccounts(client: pg.Client, passwords = publicPasswords): Promise<void> {
  const columns = 'email, first_name, last_name, phone_number, license_plate, gender, birth_date, role, password_hash';
  await client.query(`insert into users (${columns}) select ${columns} from json_populate_recordset(null::users, $1)`, [
    JSON.stringify(accounts.map(({ who, ...row }) => ({ ...row, password_hash: passwords[who] }))),
  ]);
}
