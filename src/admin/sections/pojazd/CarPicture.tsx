import { useId } from 'react';
import { useSWRConfig } from 'swr';
import { useSend } from '../../../client/useSend.ts';
import { car } from '../../../domain/booking/car.ts';
import { labelOfRow } from '../../../domain/kernel/label.ts';
import { pictureSubject } from '../../../domain/site/picture.ts';
import { PictureInput } from '../../../fields/PictureInput.tsx';
import type { AboveProps } from '../../record/parts.ts';
import css from './CarPicture.module.css';

/** The picture of a car that is stored: a new one is kept at once, without the rest of the form. */
export function CarPicture({ row, onStored }: AboveProps) {
  const id = useId();
  const { send, busy } = useSend();
  const { mutate } = useSWRConfig();
  const path = `${car.path}/${row.id}`;
  const keep = (img: string | null) =>
    send<{ data: { version: number } }>({
      method: 'PATCH',
      path: `${path}/img`,
      json: { img, version: row.version },
      done: 'Zdjęcie zostało zmienione',
      after: ({ data }) => {
        onStored({ img, version: data.version });
        // The form is told what has changed: to read the row again would begin it anew
        void mutate((key) => typeof key === 'string' && key.startsWith(car.path) && !key.startsWith(`${path}?`));
      },
      of: pictureSubject,
    });
  return (
    <div className={css.picture}>
      <label htmlFor={`${id}-file`}>{car.fields.img.label}</label>
      <PictureInput id={`${id}-file`} name={row.img} alt={labelOfRow(car, row)} busy={busy} onPicture={keep} />
    </div>
  );
}
