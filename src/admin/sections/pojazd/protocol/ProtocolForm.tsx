import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type HandOver, type HandOverKind, oddMileage } from '../../../../domain/booking/hand-over.ts';
import { isSame, type Mark } from '../../../../domain/booking/marks.ts';
import type { Rental } from '../../../../domain/booking/rental.ts';
import { formatTime, today } from '../../../../domain/language/days.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/inputs.tsx';
import { Fuel } from './Fuel.tsx';
import { MarksInput } from './MarksInput.tsx';
import { MileageInput } from './MileageInput.tsx';
import { NoteInput } from './NoteInput.tsx';
import { Part } from './Part.tsx';
import { PhotosInput, type TakenPhoto } from './PhotosInput.tsx';
import { ProtocolFoot } from './ProtocolFoot.tsx';
import css from './ProtocolForm.module.css';
import { Differences, Settlement } from './Settlement.tsx';
import { SignatureInput } from './SignatureInput.tsx';
import { offeredAtReturn, settledBy } from './settled.ts';
import { useProtocolSending } from './useProtocolSending.ts';

interface ProtocolFormProps {
  kind: HandOverKind;
  rental: Rental & { id: number };
  last: { mileage: number; fuel: number; marks: Mark[]; at: string } | undefined;
  /** How it was handed over. */
  out: HandOver | undefined;
  /** The entry that is corrected, if one is. */
  corrects: HandOver | undefined;
  /** Where one goes when it is done. */
  done: string;
  onCancel: (() => void) | undefined;
  onSaved: () => void;
}

/** A protocol to fill in, in the order of walking round the car; its foot says what is missing or what will happen. */
export function ProtocolForm({ kind, rental, last, out, corrects, done, onCancel, onSaved }: ProtocolFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [, navigate] = useLocation();
  const leave = () => navigate(done);
  const before = corrects ?? last;
  const [typed, setTyped] = useState(corrects ? String(corrects.mileage) : '');
  const [fuel, setFuel] = useState(before?.fuel ?? 8);
  const [marks, setMarks] = useState<Mark[]>(before?.marks ?? []);
  const [photos, setPhotos] = useState<TakenPhoto[]>([]);
  const [licence, setLicence] = useState(corrects?.licence_seen ?? false);
  const [signature, setSignature] = useState<Blob>();
  const [onPaper, setOnPaper] = useState(corrects?.on_paper ?? false);
  const [note, setNote] = useState('');
  const [isTicked, tick] = useState(false);
  const offered = offeredAtReturn(rental);
  const settled = settledBy(isTicked ? offered : undefined);
  const { busy, errors, sendProtocol } = useProtocolSending({
    // A correction, or a return on another day, stays on this screen: the difference is paid or given back on it
    onSent: corrects || settled.sent.until ? onSaved : leave,
    onKept: leave,
    onOvertaken: onSaved,
  });
  const earlier = before?.marks.length ?? 0;
  const mileage = Number(typed.replace(/\s/g, ''));
  const isNumber = /^\d+$/.test(typed.replace(/\s/g, ''));
  const odd = isNumber && !corrects ? oddMileage(mileage, last, new Date().toISOString()) : undefined;
  const isOut = kind === 'OUT';
  const isSigned = Boolean(signature) || onPaper;
  const missing = Object.entries({
    mileage: !isNumber && 'licznik',
    licence: isOut && !licence && 'prawo jazdy',
    signature: isOut && !isSigned && 'podpis',
    note: !note.trim() && (corrects ? 'powód poprawki' : odd && 'powód stanu licznika'),
  }).flatMap(([part, name]) => (name ? [{ part, name }] : []));
  const act = corrects ? 'Zapisz poprawkę' : isOut ? 'Wydaj auto' : settled.button;
  const fresh = marks.filter((mark) => !before?.marks.some((it) => isSame(it, mark)));

  // Who was booked for at the counter has no link
  const seen = rental.order_state ? 'Klient zobaczy protokół pod linkiem ze swojego e-maila.' : undefined;
  const send = (more: Record<string, unknown> = {}) => {
    const at = corrects?.at ?? new Date().toISOString();
    return sendProtocol({
      rental,
      words: `${isOut ? 'Wydanie' : 'Zwrot'} ${rental.license_plate}, ${formatTime(at)}`,
      json: {
        ...{ kind, at, mileage, fuel, marks, on_paper: onPaper, licence_seen: licence, note: note.trim() || null },
        ...(corrects && { corrects: corrects.id, photos: corrects.photos, signature: corrects.signature }),
        ...(!corrects && !isOut && settled.sent),
        ...more,
      },
      files: [...photos, ...(signature ? [{ blob: signature, label: null }] : [])],
      // Money waits for the network: nobody is told that it is on its way when it is not
      mayWait: !settled.sent.until,
      told: corrects
        ? 'Poprawka zapisana'
        : isOut
          ? `Wydano ${rental.license_plate}`
          : settled.told(rental.license_plate),
    });
  };
  const press = () => {
    const [first] = missing;
    if (first) {
      const part = form.current?.querySelector<HTMLElement>(`[data-part='${first.part}']`);
      part?.scrollIntoView({ block: 'center' });
      part?.querySelector<HTMLElement>('input, textarea, button')?.focus();
      return;
    }
    void send();
  };
  return (
    <form
      ref={form}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
      noValidate
    >
      <div className={css.columns}>
        <div className={css.column}>
          <MileageInput
            value={typed}
            last={last}
            done={isNumber && !odd}
            odd={odd}
            error={errors.mileage}
            onChange={setTyped}
          />
          <Part title="Paliwo" part="fuel" done aside={fuel === 8 ? '8/8, pełny' : `${fuel}/8`}>
            <Fuel value={fuel} before={isOut ? undefined : out?.fuel} onChange={setFuel} />
          </Part>
          <MarksInput marks={marks} earlier={earlier} today={today()} onChange={setMarks} />
        </div>
        <div className={css.column}>
          <Part title="Zdjęcia" part="photos" done={photos.length > 0} aside={`zrobione: ${photos.length}`}>
            <PhotosInput photos={photos} marks={marks} earlier={earlier} onChange={setPhotos} />
          </Part>
          {isOut && (
            <>
              <Part title="Prawo jazdy" part="licence" done={licence}>
                <Checkbox checked={licence} onChange={({ target }) => setLicence(target.checked)}>
                  Prawo jazdy kat. B widziane, ważne
                </Checkbox>
                <small>Numeru nie zapisujemy.</small>
              </Part>
              <Part title="Podpis klienta" part="signature" done={isSigned}>
                <SignatureInput onPaper={onPaper} onSign={setSignature} onPaperChange={setOnPaper} />
              </Part>
            </>
          )}
          {!isOut && out && !corrects && (
            <>
              <Differences
                rental={rental}
                out={out}
                mileage={isNumber ? mileage : undefined}
                fuel={fuel}
                marks={marks}
              />
              <Settlement {...{ rental, offered, isTicked }} fresh={fresh.length} onTick={tick} />
            </>
          )}
          {(odd || corrects || !isOut) && (
            <NoteInput
              title={corrects ? 'Powód poprawki' : 'Uwagi'}
              value={note}
              error={errors.note}
              onChange={setNote}
            />
          )}
        </div>
      </div>
      <ProtocolFoot
        missing={missing.map(({ name }) => name)}
        then={(!corrects && settled.follows) || seen}
        act={act}
        busy={busy}
      >
        {onCancel && (
          <Button onClick={onCancel} disabled={busy}>
            Zostaw, jak było
          </Button>
        )}
        {corrects && (
          <Button kind="bad" disabled={busy || !note.trim()} onClick={() => void send({ withdrawn: true })}>
            {isOut ? 'Nie wydano tego auta' : 'Auto nie wróciło'}
          </Button>
        )}
      </ProtocolFoot>
    </form>
  );
}
