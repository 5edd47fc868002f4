import type { ApiError } from '../../client/api.ts';
import type { Auth } from '../../client/auth.ts';
import { useSend } from '../../client/useSend.ts';
import type { Values } from '../../domain/kernel/entity.ts';
import { ErrorText } from '../../ui/Field.tsx';
import { AccountForm, type AccountFormProps } from './AccountForm.tsx';
import { signInShape } from './sign-in.ts';

/** Sends what the sign-in form holds; `otherwise` says why nobody was signed in, as in `useSend`. */
export function useSignIn(after: (answer: Auth) => void, otherwise: (error: ApiError) => boolean) {
  const { send, busy, errors } = useSend();
  const signIn = (json: Values<(typeof signInShape)['fields']>) =>
    void send<Auth>({ method: 'POST', path: 'fetch_client', json, signingIn: true, after, otherwise });
  return { send: signIn, busy, errors };
}

interface SignInFormProps extends Omit<AccountFormProps<typeof signInShape>, 'shape' | 'go'> {
  /** Why nobody was signed in; stays until the next try. */
  problem: string | undefined;
}

/** E-mail and password, on the page of its own and in the dialog that asks to sign in again. */
export const SignInForm = ({ problem, children, ...props }: SignInFormProps) => (
  <AccountForm shape={signInShape} go="Zaloguj się" {...props}>
    {children}
    <div role="alert">{problem && <ErrorText>{problem}</ErrorText>}</div>
  </AccountForm>
);
