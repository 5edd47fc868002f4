import { type Sending, useSend } from '../../client/useSend.ts';
import { askForPassword, wantsPassword } from './ConfirmPassword.tsx';

/** Sends what the server may want the password for again: asks for it in a dialog, and goes on as if nothing was. */
export function useConfirmedSend() {
  const sending = useSend();
  const send = async <A = unknown>(message: Sending<A>): Promise<void> => {
    let isAsked = false;
    await sending.send<A>({
      // The password may be asked for then as well
      again: () => void send(message),
      ...message,
      otherwise: (error) => {
        isAsked = wantsPassword(error);
        return isAsked || (message.otherwise?.(error) ?? false);
      },
    });
    if (isAsked && (await askForPassword())) await send(message);
  };
  return { ...sending, send };
}
