import type { User } from '../../../domain/account/user.ts';
import { roles } from '../../../domain/kernel/roles.ts';
import { dayOf, formatDay } from '../../../domain/language/days.ts';
import css from './FaceCard.module.css';
import { Photo } from './Photo.tsx';

const parts = [
  ['dane', 'Dane osobowe'],
  ['logowanie', 'Logowanie'],
  ['sesje', 'Urządzenia'],
  ['konto', 'Twoje konto'],
] as const;

/** Who it is, and the way to the parts of the page. */
export const FaceCard = ({ user }: { user: User }) => (
  <aside className={css.card}>
    <Photo user={user} />
    <h2>
      {user.first_name} {user.last_name}
    </h2>
    <p>
      {roles[user.role].label} od {formatDay(dayOf(user.create_time))}
    </p>
    <nav aria-label="Na tej stronie">
      {parts.map(([id, words]) => (
        <a key={id} href={`#${id}`}>
          {words}
        </a>
      ))}
    </nav>
  </aside>
);
