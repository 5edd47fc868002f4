import { ButtonLink } from '../../ui/Button.tsx';
import { Outcome } from './Outcome.tsx';
import { useWhom } from './useWhom.ts';

export const SuccessPage = () => (
  <Outcome title="Płatność Udana!" icon="check" whom={useWhom()} actions={<ButtonLink href="/">Strona główna</ButtonLink>}>
    <p>Dziękujemy. Wkrótce otrzymasz e-mail z potwierdzeniem rezerwacji.</p>
  </Outcome>
);
