import { leadingBack } from '../../client/come-back.ts';
import * as pages from '../../domain/site/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './AccountOffer.module.css';

const benefits = ['zapisane dane kontaktowe', 'podgląd swoich wypożyczeń', 'zarządzanie rezerwacjami parkingu'];

/** What an account would be good for; it leads back to the step at `back`. */
export const AccountOffer = ({ back }: { back: string }) => (
  <div className={css.offer}>
    <Panel title="Nie masz jeszcze konta?">
      <p>Rezerwujesz bez konta. Gdy je założysz, zyskasz:</p>
      <ul className={css.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" />
            {benefit}
          </li>
        ))}
      </ul>
      <ButtonLink href={leadingBack(pages.registration, back)}>Załóż konto</ButtonLink>
      <p className={css.member}>
        Masz konto? <a href={leadingBack(pages.signIn, back)}>Zaloguj się</a>
      </p>
    </Panel>
  </div>
);
