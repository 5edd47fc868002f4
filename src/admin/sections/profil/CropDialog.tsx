import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Answers, DialogFrame } from '../../../ui/DialogFrame.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import css from './CropDialog.module.css';
import { type Crop, mostZoom, squareOf, wholeOf, within } from './crop.ts';
import { cutOut, draw, view } from './draw-crop.ts';

interface CropDialogProps {
  picture: ImageBitmap;
  busy: boolean;
  onSave: (square: Blob) => void;
  onClose: () => void;
}

const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-4, 0],
  ArrowRight: [4, 0],
  ArrowUp: [0, -4],
  ArrowDown: [0, 4],
};
const zooms: Record<string, number> = { '+': 0.1, '=': 0.1, '-': -0.1, '−': -0.1 };

/** Cuts a square out of a picture: moved by mouse, finger or arrow keys, enlarged by a slider. */
export function CropDialog({ picture, busy, onSave, onClose }: CropDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(() => wholeOf(picture));
  const dragged = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => draw(canvas.current, picture, crop), [picture, crop]);

  const change = (to: (crop: Crop) => Crop) => setCrop((now) => within(picture, to(now)));
  /** Pixels of the picture under one of the screen. */
  const scale = squareOf(picture, crop).side / view.circle;
  const move = (x: number, y: number) => change((it) => ({ ...it, x: it.x + x * scale, y: it.y + y * scale }));

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const zoom = zooms[event.key];
    if (!step && zoom === undefined) return;
    event.preventDefault();
    if (step) move(...step);
    if (zoom !== undefined) change((it) => ({ ...it, zoom: it.zoom + zoom }));
  };
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = dragged.current;
    if (!from) return;
    const shown = view.width / event.currentTarget.clientWidth;
    // The picture follows the finger, so the square goes the other way
    move((from.x - event.clientX) * shown, (from.y - event.clientY) * shown);
    dragged.current = { x: event.clientX, y: event.clientY };
  };
  const percent = Math.round(crop.zoom * 100);
  return (
    <DialogFrame title="Przytnij zdjęcie" busy={busy} onLeave={onClose}>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: keys are its own, as in an application */}
      <canvas
        ref={canvas}
        className={css.crop}
        width={view.width * 2}
        height={view.height * 2}
        tabIndex={0}
        role="application"
        aria-roledescription="kadr"
        aria-label="Kadr: strzałki przesuwają, plus i minus powiększają"
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          dragged.current = undefined;
        }}
      />
      <div className={css.zoom}>
        <label htmlFor="zoom">Powiększenie</label>
        <input
          id="zoom"
          type="range"
          min={100}
          max={mostZoom * 100}
          value={percent}
          aria-valuetext={`${percent}%`}
          onChange={({ target }) => change((it) => ({ ...it, zoom: Number(target.value) / 100 }))}
        />
        <output htmlFor="zoom">{percent}%</output>
      </div>
      <p className={css.note}>
        <Icon name="info" />
        JPEG, PNG albo WebP. Usuwamy z pliku miejsce i datę wykonania.
      </p>
      <Answers>
        <Button onClick={onClose} disabled={busy}>
          Anuluj
        </Button>
        <Button kind="go" disabled={busy} onClick={() => void cutOut(picture, crop).then(onSave)}>
          Zapisz zdjęcie
        </Button>
      </Answers>
    </DialogFrame>
  );
}
