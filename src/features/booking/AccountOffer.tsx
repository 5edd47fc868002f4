import * as pages from '../../domain/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './AccountOffer.module.css';

const benefits = ['zapisane dane kontaktowe', 'podgląd swoich wypożyczeń', 'zarządzanie rezerwacjami parkingu'];

/** What an account would be good for. */
export const AccountOffer = () => (
  <div className={css.offer}>
    <Panel title="Nie masz jeszcze konta?">
      <p>Rezerwujesz bez konta. Gdy je założysz, zyskasz:</p>
      <ul className={css.benefits}>
        {benefits.map((it) => (
          <li key={it}>
            <Icon name="check" />
            {it}
          </li>
        ))}
      </ul>
      <ButtonLink href={pages.registration}>Załóż konto</ButtonLink>
    </Panel>
  </div>
);
