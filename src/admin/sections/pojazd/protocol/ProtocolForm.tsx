import { useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../../../../client/api.ts';
import { currentAuth } from '../../../../client/auth.ts';
import { tell } from '../../../../client/tell.ts';
import { useReadAgain } from '../../../../client/useReadAgain.ts';
import { type HandOver, type HandOverKind, handOver, oddMileage } from '../../../../domain/booking/hand-over.ts';
import { isSame, type Mark } from '../../../../domain/booking/marks.ts';
import type { Rental } from '../../../../domain/booking/rental.ts';
import { formatInstant, formatTime, today } from '../../../../domain/language/days.ts';
import { grouped } from '../../../../domain/language/polish.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ErrorText } from '../../../../ui/Field.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Checkbox, TextArea } from '../../../../ui/inputs.tsx';
import { confirm, toast } from '../../../../ui/overlays.ts';
import { isAway, type KeptFact, keepFact, newFactId, sendFact } from '../../../desk/kept-facts.ts';
import { Fuel } from './Fuel.tsx';
import { MarksInput } from './MarksInput.tsx';
import { Part } from './Part.tsx';
import { PhotosInput, type TakenPhoto } from './PhotosInput.tsx';
import css from './Protocol.module.css';
import { Differences, type Settled, Settlement, settledNothing } from './Settlement.tsx';
import { SignatureInput } from './SignatureInput.tsx';

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
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [, navigate] = useLocation();
  const readAgain = useReadAgain();
  const before = corrects ?? last;
  const [typed, setTyped] = useState(corrects ? String(corrects.mileage) : '');
  const [fuel, setFuel] = useState(before?.fuel ?? 8);
  const [marks, setMarks] = useState<Mark[]>(before?.marks ?? []);
  const [photos, setPhotos] = useState<TakenPhoto[]>([]);
  const [licence, setLicence] = useState(corrects?.licence_seen ?? false);
  const [signature, setSignature] = useState<Blob>();
  const [onPaper, setOnPaper] = useState(corrects?.on_paper ?? false);
  const [note, setNote] = useState('');
  const [settled, settle] = useState<Settled>(settledNothing);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const earlierMarks = before?.marks.length ?? 0;
  const mileage = Number(typed.replace(/\s/g, ''));
  const isNumber = /^\d+$/.test(typed.replace(/\s/g, ''));
  const odd = isNumber && !corrects ? oddMileage(mileage, last, new Date().toISOString()) : undefined;
  const isOut = kind === 'OUT';
  const missing = [
    ...(!isNumber ? [['licznik', 'mileage'] as const] : []),
    ...(odd && !note.trim() ? [['powód stanu licznika', 'note'] as const] : []),
    ...(isOut && !licence ? [['prawo jazdy', 'licence'] as const] : []),
    ...(isOut && !signature && !onPaper ? [['podpis', 'signature'] as const] : []),
    ...(corrects && !note.trim() ? [['powód poprawki', 'note'] as const] : []),
  ];
  const act = corrects ? 'Zapisz poprawkę' : isOut ? 'Wydaj auto' : settled.button;
  const fresh = marks.filter((mark) => !before?.marks.some((it) => isSame(it, mark)));

  const send = async (more: Record<string, unknown> = {}) => {
    setBusy(true);
    setErrors({});
    const at = corrects?.at ?? new Date().toISOString();
    const fact: KeptFact = {
      id: newFactId(),
      user: currentAuth()?.user?.id ?? 0,
      path: `desk/rentals/${rental.id}/hand-overs`,
      filesTo: `files/rentals/${rental.id}`,
      json: {
        ...{ kind, at, mileage, fuel, marks, on_paper: onPaper, licence_seen: licence, note: note.trim() || null },
        ...(corrects && { corrects: corrects.id, photos: corrects.photos, signature: corrects.signature }),
        ...(!corrects && !isOut && settled.sent),
        ...more,
      },
      files: [...photos, ...(signature ? [{ blob: signature, label: null }] : [])],
      words: `${isOut ? 'Wydanie' : 'Zwrot'} ${rental.license_plate}, ${formatTime(at)}`,
    };
    try {
      await sendFact(fact);
      toast({
        text: corrects
          ? 'Poprawka zapisana'
          : isOut
            ? `Wydano ${rental.license_plate}`
            : settled.told(rental.license_plate),
      });
      await readAgain('desk/', 'rent', 'cars');
      if (corrects) onSaved();
      else navigate(done);
    } catch (error) {
      // Money waits for the network: nobody is told that it is on its way when it is not
      if (isAway(error) && !settled.sent.until) {
        await keepFact(fact);
        dispatchEvent(new Event('desk-kept'));
        const text = `Bez sieci: ${fact.words} czeka na tym urządzeniu i wyśle się samo`;
        toast({ text, tone: 'warn', ms: 10_000 });
        navigate(done);
      } else {
        if (error instanceof ApiError) setErrors(error.errors ?? {});
        tell(error, 'notAdded', handOver);
        if (error instanceof ApiError && error.body.code === 'before') onSaved();
      }
    } finally {
      setBusy(false);
    }
  };
  const press = () => {
    const [first] = missing;
    if (first) {
      const part = form.current?.querySelector<HTMLElement>(`[data-part='${first[1]}']`);
      part?.scrollIntoView({ block: 'center' });
      part?.querySelector<HTMLElement>('input, textarea, button')?.focus();
      return;
    }
    if (!settled.amount || corrects) return void send();
    confirm({
      title: `${settled.button}?`,
      text: settled.asked,
      yes: settled.button,
      no: 'Wróć',
      run: () => send(),
    });
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
          <Part
            title="Licznik"
            part="mileage"
            done={isNumber && !odd}
            aside={
              last ? `ostatnio ${grouped(last.mileage)} km, ${formatInstant(last.at)}` : 'pierwszy protokół tego auta'
            }
          >
            <label className="hidden" htmlFor={`${id}-km`}>
              Stan licznika w kilometrach
            </label>
            <span className={css.big}>
              <input
                id={`${id}-km`}
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                aria-describedby={odd || errors.mileage ? `${id}-odd` : undefined}
                aria-invalid={Boolean(odd || errors.mileage) || undefined}
                onChange={({ target }) => setTyped(target.value)}
              />
              km
            </span>
            {(odd || errors.mileage) && (
              <ErrorText id={`${id}-odd`}>
                {errors.mileage ?? `${odd}. Sprawdź licznik. Jeśli tak jest, dopisz powód.`}
              </ErrorText>
            )}
          </Part>
          <Part title="Paliwo" part="fuel" done aside={fuel === 8 ? '8/8, pełny' : `${fuel}/8`}>
            <Fuel value={fuel} before={isOut ? undefined : out?.fuel} onChange={setFuel} />
          </Part>
          <Part
            title="Ślady na aucie"
            part="marks"
            done
            aside={
              fresh.length > 0
                ? `nowe: ${fresh.length}`
                : marks.length > 0
                  ? 'te same, nowych nie ma'
                  : 'dotknij miejsca, aby dodać'
            }
          >
            <MarksInput marks={marks} known={earlierMarks} today={today()} onChange={setMarks} />
          </Part>
        </div>
        <div className={css.column}>
          <Part title="Zdjęcia" part="photos" done={photos.length > 0} aside={`zrobione: ${photos.length}`}>
            <PhotosInput photos={photos} marks={marks} known={earlierMarks} onChange={setPhotos} />
          </Part>
          {isOut && (
            <>
              <Part title="Prawo jazdy" part="licence" done={licence}>
                <Checkbox checked={licence} onChange={({ target }) => setLicence(target.checked)}>
                  Prawo jazdy kat. B widziane, ważne
                </Checkbox>
                <small>Numeru nie zapisujemy.</small>
              </Part>
              <Part title="Podpis klienta" part="signature" done={Boolean(signature) || onPaper}>
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
              <Settlement rental={rental} fresh={fresh.length} value={settled} onChange={settle} />
            </>
          )}
          {(odd || corrects || !isOut) && (
            <Part title={corrects ? 'Powód poprawki' : 'Uwagi'} part="note" done={note.trim() !== ''}>
              <label className="hidden" htmlFor={`${id}-note`}>
                {corrects ? 'Powód poprawki' : 'Uwagi'}
              </label>
              <TextArea
                id={`${id}-note`}
                rows={2}
                maxLength={500}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
              {errors.note && <ErrorText id={`${id}-note-error`}>{errors.note}</ErrorText>}
            </Part>
          )}
        </div>
      </div>
      <div className={css.foot}>
        <p role="status">
          {missing.length > 0 ? (
            <>
              <b>Brakuje: {missing.map(([name]) => name).join(', ')}.</b> Przycisk prowadzi tam, gdzie tego brakuje.
            </>
          ) : (
            <>
              <b>Wszystko jest.</b>{' '}
              {(!corrects && settled.asked) ||
                // Who was booked for at the counter has no link
                (rental.order_state && 'Klient zobaczy protokół pod linkiem ze swojego e-maila.')}
            </>
          )}
        </p>
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
        <Button kind="go" type="submit" disabled={busy}>
          <Icon name={missing.length > 0 ? 'info' : 'check'} />
          {busy ? 'Zapisywanie…' : act}
        </Button>
      </div>
    </form>
  );
}
