import { useEffect, useId, useState } from 'react';
import { fitPicture, pictures } from '../../../../client/picture-file.ts';
import type { Mark } from '../../../../domain/booking/marks.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ErrorText } from '../../../../ui/Field.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import css from './PhotosInput.module.css';

export interface TakenPhoto {
  blob: Blob;
  label: string;
}
interface PhotosInputProps {
  photos: readonly TakenPhoto[];
  marks: readonly Mark[];
  earlier: number;
  onChange: (photos: TakenPhoto[]) => void;
}

const sides = ['Przód', 'Lewy bok', 'Tył', 'Prawy bok'];

/** The photos of a protocol: its four sides, each new mark, and more. They are seen by the desk and by who rents. */
export function PhotosInput({ photos, marks, earlier, onChange }: PhotosInputProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const wanted = [...sides, ...marks.slice(earlier).map((_, i) => `Ślad ${earlier + i + 1}`)];
  const next = wanted.find((label) => !photos.some((it) => it.label === label)) ?? `Zdjęcie ${photos.length + 1}`;
  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    const picture = await fitPicture(file);
    if (typeof picture === 'string') setProblem(picture);
    else onChange([...photos, { blob: picture, label: next }]);
  };
  return (
    <>
      <ul className={css.photos}>
        {photos.map((photo) => (
          <li key={photo.label}>
            <Thumb photo={photo} />
            <b>{photo.label}</b>
            <Button
              size="s"
              kind="text"
              aria-label={`Usuń zdjęcie: ${photo.label}`}
              onClick={() => onChange(photos.filter((it) => it !== photo))}
            >
              Usuń
            </Button>
          </li>
        ))}
        <li>
          <label className={css.take} htmlFor={`${id}-file`}>
            <Icon name="plus" />
            <b>{next}</b>
          </label>
          <input
            id={`${id}-file`}
            className="hidden"
            type="file"
            accept={pictures}
            capture="environment"
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = '';
            }}
          />
        </li>
      </ul>
      {problem && <ErrorText id={`${id}-problem`}>{problem}</ErrorText>}
      <small>Widzą je tylko obsługa wypożyczalni i klient.</small>
    </>
  );
}

function Thumb({ photo: { blob, label } }: { photo: TakenPhoto }) {
  // The policy of contents lets no picture come from a 'blob:' address
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    reader.readAsDataURL(blob);
    return () => reader.abort();
  }, [blob]);
  return <img src={address} alt={`Zdjęcie: ${label}`} />;
}
