import { airportCity } from '../../airport/identity.ts';
import type { User } from '../../domain/account/user.ts';
import { isOneOf, staff } from '../../domain/kernel/roles.ts';
import type { Section } from '../../domain/kernel/section.ts';
import { menuOf, pathOf } from '../../domain/office/back-office.ts';
import * as pages from '../../domain/site/paths.ts';
import { SectionIcon } from '../parts/SectionIcon.tsx';
import { Clock } from './Clock.tsx';
import css from './Menu.module.css';
import { fetchScreen } from './screens.ts';

interface MenuProps {
  user: User;
  /** Where one is. */
  section: Section;
  onFollow: () => void;
}

/** The sections that somebody may open, and where one is among them. */
export const Menu = ({ user, section, onFollow }: MenuProps) => (
  <div className={`sign ${css.menu}`}>
    <a className={css.brand} href={pages.home}>
      <span className={css.mark} aria-hidden="true">
        <SectionIcon name="plane" />
      </span>
      <span>
        <strong>{airportCity}</strong> <small>Strona lotniska</small>
      </span>
    </a>
    <nav aria-label="Sekcje">
      {menuOf(user.role).map(([group, sections]) => (
        <div key={group}>
          <h2>{group}</h2>
          <ul>
            {sections.map((choice) => (
              <li key={choice.slug}>
                <a
                  href={pathOf(choice)}
                  aria-current={choice === section ? 'page' : undefined}
                  onClick={onFollow}
                  onPointerEnter={() => fetchScreen(choice)}
                  onFocus={() => fetchScreen(choice)}
                >
                  <span className={css.tile}>
                    <SectionIcon name={choice.icon} />
                  </span>
                  {choice.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
    <Clock utc={isOneOf(user.role, staff)} />
  </div>
);
