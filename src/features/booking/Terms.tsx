import * as pages from '../../domain/site/paths.ts';
import { ErrorText } from '../../ui/Field.tsx';
import { Checkbox } from '../../ui/inputs.tsx';
import css from './Terms.module.css';

interface TermsProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
  disabled: boolean;
}

/** The consent without which nothing is ordered. The documents open beside, so that the booking stays. */
export const Terms = ({ checked, onChange, error, disabled }: TermsProps) => (
  <div className={css.terms}>
    <Checkbox
      id="terms"
      name="terms"
      required
      disabled={disabled}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      {...(error && { 'aria-invalid': true, 'aria-describedby': 'terms-error' })}
    >
      Akceptuję <Document href={pages.terms}>regulamin</Document> i&nbsp;znam{' '}
      <Document href={pages.privacy}>politykę prywatności</Document>.
    </Checkbox>
    {error && <ErrorText id="terms-error">{error}</ErrorText>}
  </div>
);

export const Document = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
  </a>
);
