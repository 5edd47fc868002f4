import type { ReactNode } from 'react';
import type { Built } from '../../client/built.ts';
import { useAnswer } from '../../client/useList.ts';
import { type ContactInfo, contactInfo } from '../../domain/contact-info.ts';
import { Failed, PlaceholderRows } from '../../ui/states.tsx';
import css from './Contact.module.css';
import { Old } from './Old.tsx';

export const contactPath = 'contact-info';
export interface ContactAnswer {
  data: ContactInfo[];
}

const plain = (value: string) => value;
const call = (value: string) => <a href={`tel:${value.replace(/\s/g, '')}`}>{value}</a>;
const write = (value: string) => <a href={`mailto:${value}`}>{value}</a>;
const rows = {
  phone_inf: call,
  phone_central: call,
  email_pr: write,
  email_marketing: write,
  nip: plain,
  krs: plain,
} satisfies Partial<Record<keyof typeof contactInfo.fields, (value: string) => ReactNode>>;

/** Where we are and whom to call. */
export function Contact({ built }: { built?: Built<ContactAnswer> | undefined }) {
  const { answer, error, readAt, retry } = useAnswer<ContactAnswer>(contactPath, built);
  const it = answer?.data[0];
  if (!it) return error ? <Failed retry={retry} /> : <PlaceholderRows rows={5} />;
  return (
    <>
      <dl className={css.contact}>
        <div>
          <dt>Adres</dt>
          <dd>
            {it.name}
            <br />
            {it.addr_street} {it.addr_number}
            <br />
            {it.zip_code} {it.city}
          </dd>
        </div>
        {(Object.keys(rows) as (keyof typeof rows)[]).map((name) => (
          <div key={name}>
            <dt>{contactInfo.fields[name].label}</dt>
            <dd>{rows[name](it[name])}</dd>
          </div>
        ))}
      </dl>
      {error && <Old readAt={readAt} />}
    </>
  );
}
