import { type ReactNode, useState } from 'react';
import { ApiError } from '../client/api.ts';
import { fitPicture, pictures } from '../client/picture-file.ts';
import { tell } from '../client/tell.ts';
import { uploadPicture } from '../client/upload.ts';
import { pictureSubject } from '../domain/site/picture.ts';
import { pictureSource } from '../domain/site/picture-widths.ts';
import { Button } from '../ui/Button.tsx';
import { type Control, ErrorText } from '../ui/Field.tsx';
import css from './PictureInput.module.css';

interface PictureInputProps extends Control {
  /** The uploaded picture's name; nothing: there is none. */
  name: unknown;
  /** What it shows. */
  alt: string;
  /** Stands in its place. */
  none?: ReactNode;
  busy?: boolean;
  /** Another one was uploaded under this name, or it is taken away. */
  onPicture: (name: string | null) => void | Promise<void>;
}

/** A picture to see before it is kept: chosen as a file, sent at once, taken away again. */
export function PictureInput({ name, alt, none = 'Brak zdjęcia', busy, onPicture, ...control }: PictureInputProps) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { id } = control;
  const problemId = `${id}-problem`;
  const send = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setProblem(undefined);
    setSending(true);
    try {
      const picture = await fitPicture(file);
      if (typeof picture === 'string') setProblem(picture);
      else await onPicture(await uploadPicture(picture));
    } catch (error) {
      tell(error, 'notChanged', pictureSubject, () => void send(file));
      // It stays at the field when the message has gone
      if (error instanceof ApiError) setProblem(error.message);
    } finally {
      setSending(false);
    }
  };
  const error = problem && <ErrorText id={problemId}>{problem}</ErrorText>;
  const waits = busy || isSending;
  return (
    <div className={css.picture}>
      <div className={css.frame} aria-busy={waits || undefined}>
        {name ? <img {...pictureSource(String(name), '12rem')} alt={alt} /> : <span>{none}</span>}
      </div>
      <div className={css.actions}>
        <input
          {...control}
          {...(problem && { 'aria-invalid': true, 'aria-describedby': problemId })}
          type="file"
          accept={pictures}
          disabled={waits}
          onChange={({ target }) => {
            void send(target.files?.[0]);
            // Emptied, so that choosing one file twice is a change both times
            target.value = '';
          }}
        />
        {Boolean(name) && (
          <Button size="s" disabled={waits} onClick={() => void onPicture(null)}>
            Usuń zdjęcie
          </Button>
        )}
        <small>JPEG, PNG lub WebP. Duże zdjęcie zmniejszymy.</small>
        <div role="status">{isSending ? 'Przesyłanie…' : error}</div>
      </div>
    </div>
  );
}
