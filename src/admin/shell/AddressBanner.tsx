import { checkAgain } from '../../client/auth.ts';
import { useSend } from '../../client/useSend.ts';
import type { User } from '../../domain/account/user.ts';
import { pathOf } from '../../domain/office/back-office.ts';
import { sections } from '../../domain/office/sections.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { SectionIcon } from '../parts/SectionIcon.tsx';
import css from './AddressBanner.module.css';

interface AddressBannerProps {
  user: User;
  /** The section that it stands above. */
  slug: string;
}

const profile = sections.find(({ slug }) => slug === 'profil');

/** Says that an address waits for its link to be opened, and sends the link again. */
export function AddressBanner({ user: { email, pending_email, proven }, slug }: AddressBannerProps) {
  const { send, busy } = useSend();
  const waiting = proven ? pending_email : email;
  if (!waiting) return null;

  const again = () => void send({ method: 'POST', path: 'address-proofs', done: 'Wysłaliśmy link na Twój adres' });
  const keepOld = () =>
    void send({
      method: 'DELETE',
      path: 'address-proofs',
      done: `Zostaje adres ${email}`,
      after: () => checkAgain(),
    });
  const address = <span className={css.address}>{waiting}</span>;
  return (
    <section className={css.banner} aria-label="Adres niepotwierdzony">
      <SectionIcon name="mail" />
      <p>
        <b>Potwierdź adres e-mail</b>
        {proven ? (
          <>Link czeka w skrzynce {address}. Do otwarcia piszemy na poprzedni adres.</>
        ) : (
          <>
            Wysłaliśmy link na {address}. Do tego czasu nie kupisz biletu w&nbsp;kasie. Rezerwacje potwierdzimy
            e-mailem, a&nbsp;do konta dołączą po otwarciu linku.
          </>
        )}
      </p>
      {proven && (
        <Button size="s" disabled={busy} onClick={keepOld}>
          Zostań przy starym
        </Button>
      )}
      {profile && profile.slug !== slug && (
        <ButtonLink size="s" href={pathOf(profile)}>
          Zmień adres
        </ButtonLink>
      )}
      <Button size="s" disabled={busy} onClick={again}>
        Wyślij link ponownie
      </Button>
    </section>
  );
}
