import type { Reading } from '../../client/build-data.ts';
import { useAnswer } from '../../client/useList.ts';
import { type ContactInfo, contactInfo } from '../../domain/site/contact-info.ts';
import { Failed, PlaceholderRows } from '../../ui/states.tsx';
import css from './Contact.module.css';
import { contactRows } from './contact-rows.ts';
import { OldAnswer } from './OldAnswer.tsx';

export const contactPath = contactInfo.path;
export interface ContactAnswer {
  data: ContactInfo[];
}

/** The answer without what is not painted: it stands in the page for the island to read. */
export const paintedContact = ({ data: { data }, readAt }: Reading<ContactAnswer>): Reading<ContactAnswer> => ({
  data: { data: data.map(painted) },
  readAt,
});
const painted = ({ id, version, phone_parking, email_complaints, ...shown }: ContactInfo) => shown as ContactInfo;

/** Where we are and whom to call. */
export function Contact({ initial }: { initial?: Reading<ContactAnswer> | undefined }) {
  const { answer, error, readAt, retry } = useAnswer<ContactAnswer>(contactPath, initial);
  const airport = answer?.data[0];
  if (!airport)
    return error ? <Failed retry={retry}>{error.message || undefined}</Failed> : <PlaceholderRows rows={5} />;
  return (
    <>
      <dl className={css.contact}>
        <div>
          <dt>Adres</dt>
          <dd>
            {airport.name}
            <br />
            {/* One text each: between two, React writes a comment into the page, which has to stay small */}
            {`${airport.addr_street} ${airport.addr_number}`}
            <br />
            {`${airport.zip_code} ${airport.city}`}
          </dd>
        </div>
        {contactRows(airport).map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
      {error && <OldAnswer readAt={readAt} />}
    </>
  );
}
