import type { ReactNode } from 'react';
import { handOverKind } from '../../domain/booking/hand-over.ts';
import { type Mark, markWords } from '../../domain/booking/marks.ts';
import { labelOf } from '../../domain/kernel/choices.ts';
import { formatDay, formatInstant, isDay } from '../../domain/language/days.ts';
import { grouped } from '../../domain/language/polish.ts';
import { CarMap } from './CarMap.tsx';
import css from './Protocols.module.css';

/** A protocol as whoever holds the booking may read it. */
export interface ShownProtocol {
  id: number;
  kind: keyof typeof handOverKind;
  at: string;
  mileage: number;
  fuel: number;
  marks: Mark[];
  photos: { name: string; label: string }[];
  signature: string | null;
  on_paper: boolean;
  withdrawn: boolean;
  corrects: number | null;
  note?: string | null;
  first_name?: string | null;
  last_name?: string | null;
}

interface ProtocolsProps {
  facts: readonly ShownProtocol[];
  /** Where a photo of it is read. */
  photo: (name: string) => string;
}

/** The protocols of a rental as they were signed; what was corrected stays, and says so. */
export const Protocols = ({ facts, photo }: ProtocolsProps) => (
  <>
    {facts.map((fact) => (
      <article key={fact.id} className={css.protocol} data-old={isOld(fact, facts) || undefined}>
        <h3>
          {labelOf(handOverKind, fact.kind)}, {formatInstant(fact.at)}
          {fact.corrects !== null && <small> {fact.withdrawn ? 'wycofanie' : 'poprawka'}</small>}
          {isOld(fact, facts) && <small> poprawiono później</small>}
        </h3>
        <dl>
          <Fact name="Licznik">{grouped(fact.mileage)} km</Fact>
          <Fact name="Paliwo">{fact.fuel}/8</Fact>
          <Fact name="Ślady">{fact.marks.length || 'nie ma'}</Fact>
          {fact.first_name && (
            <Fact name="Kto z obsługi">
              {fact.first_name} {fact.last_name}
            </Fact>
          )}
          {fact.note && <Fact name="Uwagi">{fact.note}</Fact>}
          <Fact name="Podpis">{fact.signature ? 'na ekranie' : fact.on_paper ? 'na wydruku' : 'bez podpisu'}</Fact>
        </dl>
        {fact.marks.length > 0 && (
          <>
            <CarMap marks={fact.marks} />
            <ol className={css.marks}>
              {fact.marks.map((mark, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a mark is known by its number
                <li key={i}>
                  {markWords(mark)}
                  {isDay(mark.since) && <small>, od {formatDay(mark.since)}</small>}
                </li>
              ))}
            </ol>
          </>
        )}
        {(fact.photos.length > 0 || fact.signature) && (
          <div className={css.photos}>
            {fact.photos.map(({ name, label }) => (
              <figure key={name}>
                <img src={photo(name)} alt={`Zdjęcie: ${label}`} loading="lazy" />
                <figcaption>{label}</figcaption>
              </figure>
            ))}
            {fact.signature && (
              <figure>
                <img src={photo(fact.signature)} alt="Podpis" loading="lazy" />
                <figcaption>Podpis</figcaption>
              </figure>
            )}
          </div>
        )}
      </article>
    ))}
  </>
);

const isOld = ({ id }: ShownProtocol, facts: readonly ShownProtocol[]) => facts.some((it) => it.corrects === id);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
