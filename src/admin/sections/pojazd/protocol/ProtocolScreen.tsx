import { useState } from 'react';
import { useAnswer } from '../../../../client/useList.ts';
import { bookerOf } from '../../../../domain/booking/booking-row.ts';
import { type HandOver, type HandOverKind, standing } from '../../../../domain/booking/hand-over.ts';
import type { Mark } from '../../../../domain/booking/marks.ts';
import { dueOf } from '../../../../domain/booking/order.ts';
import { type Rental, rental } from '../../../../domain/booking/rental.ts';
import { rentalStage, rentalStageOf } from '../../../../domain/booking/stage.ts';
import { labelOf } from '../../../../domain/kernel/choices.ts';
import { formatAmount } from '../../../../domain/language/amounts.ts';
import { dayOf, formatSpan } from '../../../../domain/language/days.ts';
import * as pages from '../../../../domain/site/paths.ts';
import { Protocols } from '../../../../features/protocol/Protocols.tsx';
import { Button, ButtonLink } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Plate } from '../../../../ui/Plate.tsx';
import { Failed, PlaceholderRows } from '../../../../ui/states.tsx';
import { DeskMoney } from '../../../bookings/DeskMoney.tsx';
import { ProtocolForm } from './ProtocolForm.tsx';
import css from './ProtocolScreen.module.css';

export interface ProtocolAnswer {
  data: {
    facts: HandOver[];
    /** What the car was like when it was last seen. */
    last: { mileage: number; fuel: number; marks: Mark[]; at: string } | null;
  }[];
}

/** Hands a car over, takes it back, or shows how both were signed. */
export function ProtocolScreen({ id, done }: { id: string; done: string }) {
  const row = useAnswer<{ data: Rental[] }>(`${rental.path}/${id}`);
  const facts = useAnswer<ProtocolAnswer>(`desk/rentals/${id}/hand-overs`);
  const [corrected, correct] = useState<HandOverKind>();
  const found = row.answer?.data[0];
  const data = facts.answer?.data[0];
  if (!found || !data) {
    const error = row.error ?? facts.error;
    if (!error) return <PlaceholderRows label="Wczytywanie protokołu" />;
    const retry = () => {
      row.retry();
      facts.retry();
    };
    return <Failed retry={retry}>{error.status === 404 ? 'Nie ma takiego wypożyczenia' : undefined}</Failed>;
  }
  const [out, back] = [standing(data.facts, 'OUT'), standing(data.facts, 'BACK')];
  const kind = corrected ?? (!out ? 'OUT' : !back ? 'BACK' : undefined);
  const stage = rentalStageOf(found);
  return (
    <div className={css.screen}>
      <header className={css.card}>
        <div>
          <h2>
            {kind === 'OUT' ? 'Wydanie' : kind === 'BACK' ? 'Zwrot' : 'Protokół'}:{' '}
            {bookerOf(found)?.name || 'bez klienta'}
          </h2>
          <p>
            {found.brand} {found.model} <Plate>{found.license_plate}</Plate>{' '}
            {formatSpan({ since: dayOf(found.since), until: dayOf(found.until) })}
            {stage && `, ${labelOf(rentalStage, stage)}`}
          </p>
        </div>
        {found.order_state && (
          <p className={css.paid}>
            {formatAmount(found.order_paid ?? 0)}
            <small>wpłacono{dueOf(found) > 0 && `, do zapłaty ${formatAmount(dueOf(found))}`}</small>
          </p>
        )}
      </header>
      {kind && (
        <ProtocolForm
          key={`${kind} ${corrected ?? ''} ${data.facts.length}`}
          kind={kind}
          rental={found as Rental & { id: number }}
          last={data.last ?? undefined}
          out={out}
          corrects={corrected && (corrected === 'OUT' ? out : back)}
          done={done}
          onCancel={corrected && (() => correct(undefined))}
          onSaved={() => {
            correct(undefined);
            facts.retry();
            row.retry();
          }}
        />
      )}
      {!kind && found.order_number && (
        <div className={css.money}>
          <DeskMoney path={`${rental.path}/${found.id}`} list="desk/" />
          <ButtonLink href={done}>Wróć do „Dziś”</ButtonLink>
        </div>
      )}
      {data.facts.length > 0 && (
        <section className={css.before} aria-label="Zapisane protokoły">
          <div className={css.tools}>
            <h3>Zapisane</h3>
            {!corrected && (
              <>
                {out && (
                  <Button size="s" onClick={() => correct('OUT')}>
                    Dopisz poprawkę do wydania
                  </Button>
                )}
                {back && (
                  <Button size="s" onClick={() => correct('BACK')}>
                    Dopisz poprawkę do zwrotu
                  </Button>
                )}
              </>
            )}
            <Button size="s" onClick={() => print()}>
              <Icon name="print" />
              Drukuj
            </Button>
          </div>
          <Protocols facts={data.facts} photo={(name) => `${pages.api}desk/rentals/${found.id}/photos/${name}`} />
        </section>
      )}
    </div>
  );
}
