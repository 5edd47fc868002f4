import { type ChangeEvent, useRef, useState } from 'react';
import { checkAgain } from '../../../client/auth.ts';
import { openPicture, pictures } from '../../../client/picture-file.ts';
import { tell } from '../../../client/tell.ts';
import { uploadPicture } from '../../../client/upload.ts';
import { useSend } from '../../../client/useSend.ts';
import type { User } from '../../../domain/account/user.ts';
import { pictureSubject } from '../../../domain/site/picture.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/overlays.ts';
import { Face } from '../../parts/Face.tsx';
import { SectionIcon } from '../../parts/SectionIcon.tsx';
import { CropDialog } from './CropDialog.tsx';
import css from './FaceCard.module.css';

/** One's picture, and the way to another: chosen, cut to a square, sent. */
export function Photo({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const { send, busy } = useSend();
  const [sending, setSending] = useState(false);
  const choose = () => input.current?.click();
  const refuse = (why: string) =>
    toast({
      text: pictureSubject.messages.notChanged,
      more: why,
      tone: 'bad',
      action: { label: 'Wybierz inne', run: choose },
    });

  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Emptied, so that choosing one file twice is a change both times
    target.value = '';
    if (!file) return;
    const opened = await openPicture(file);
    if (typeof opened === 'string') refuse(opened);
    else setPicture(opened);
  };
  const save = async (blob: Blob): Promise<void> => {
    setSending(true);
    try {
      await put(await uploadPicture(blob), 'Zdjęcie zostało zmienione');
    } catch (error) {
      tell(error, 'notChanged', pictureSubject, () => void save(blob));
    } finally {
      setSending(false);
    }
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
      of: pictureSubject,
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
