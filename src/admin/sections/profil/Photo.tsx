import { type ChangeEvent, useRef, useState } from 'react';
import { checkAgain } from '../../../client/auth.ts';
import { openPicture, pictures } from '../../../client/upload.ts';
import { useSend } from '../../../client/useSend.ts';
import type { User } from '../../../domain/user.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/overlays.ts';
import { Face } from '../../Face.tsx';
import { SectionIcon } from '../../SectionIcon.tsx';
import { CropDialog } from './CropDialog.tsx';
import css from './FaceCard.module.css';
import { upload } from './upload.ts';

const failure = 'Nie udało się zmienić zdjęcia';

/** One's picture, and the way to another: chosen, cut to a square, sent. */
export function Photo({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const { send, busy } = useSend();
  const [sending, setSending] = useState(false);
  const choose = () => input.current?.click();
  const failed = (why?: string) =>
    toast({
      text: why ? `${failure}. ${why}` : failure,
      tone: 'bad',
      action: { label: 'Wybierz inne', run: choose },
    });

  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again
    target.value = '';
    if (!file) return;
    const opened = await openPicture(file);
    if (typeof opened === 'string') failed(opened);
    else setPicture(opened);
  };
  const save = async (blob: Blob) => {
    setSending(true);
    const uploaded = await upload(blob);
    setSending(false);
    if ('why' in uploaded) return failed(uploaded.why);
    await put(uploaded.filename, 'Zdjęcie zostało zmienione');
  };
  const put = (img: string | null, done: string) =>
    send({
      method: 'PATCH',
      path: `users/${user.id}/img`,
      json: { img },
      after: async () => {
        await checkAgain();
        setPicture(undefined);
        toast({ text: done });
      },
      otherwise: ({ status, message }) => {
        if (status === 401 || status === 403) return false;
        failed(message);
        return true;
      },
    });
  return (
    <>
      <Face user={user} className={css.photo} sizes="7.5rem" alt="Zdjęcie profilowe" />
      <input
        ref={input}
        type="file"
        hidden
        accept={pictures}
        aria-label="Plik ze zdjęciem"
        onChange={(event) => void onFile(event)}
      />
      <div className={css.change}>
        <Button size="s" disabled={busy} onClick={choose}>
          <SectionIcon name="camera" />
          Zmień zdjęcie
        </Button>
        {user.img && (
          <Button kind="text" size="s" disabled={busy} onClick={() => void put(null, 'Zdjęcie zostało usunięte')}>
            Usuń zdjęcie
          </Button>
        )}
      </div>
      {picture && (
        <CropDialog
          picture={picture}
          busy={busy || sending}
          onSave={(blob) => void save(blob)}
          onClose={() => setPicture(undefined)}
        />
      )}
    </>
  );
}
