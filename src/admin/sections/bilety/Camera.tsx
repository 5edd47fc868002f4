import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import css from './Camera.module.css';

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type Detectors = new (options: { formats: string[] }) => Detector;

/** What reads codes from pictures, in browsers that have it. */
const detectors = (): Detectors | undefined => (globalThis as { BarcodeDetector?: Detectors }).BarcodeDetector;
export const hasCamera = (): boolean => detectors() !== undefined && 'mediaDevices' in navigator;

/** How often the picture is looked at, in ms. */
const every = 150;
/** A code that stays in the picture is one reading, for so many ms after it was last seen. */
const same = 2_000;

/** The picture of the camera; a code in it is read like one from a reader. */
export function Camera({ onScan, onClose }: { onScan: (code: string) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [refused, setRefused] = useState(false);
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    const Detectors = detectors();
    const shown = video.current;
    if (!Detectors || !shown) return;
    const detector = new Detectors({ formats: ['qr_code'] });
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let seen = { code: '', at: 0 };
    const look = async () => {
      // A picture that cannot be read is looked at again
      const [found] = await detector.detect(shown).catch(() => []);
      if (isOver) return;
      const now = Date.now();
      if (found) {
        const isNew = found.rawValue !== seen.code || now - seen.at > same;
        seen = { code: found.rawValue, at: now };
        if (isNew) scanned(found.rawValue);
      }
      timer = setTimeout(look, every);
    };
    const open = async () => {
      const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver) return stopAll(opened);
      stream = opened;
      shown.srcObject = opened;
      void look();
      await shown.play();
    };
    open().catch(() => {
      if (!isOver) setRefused(true);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (stream) stopAll(stream);
    };
  }, []);
  return (
    <section className={css.camera} aria-label="Aparat">
      {refused ? (
        <p role="alert">Nie ma dostępu do aparatu. Pozwól na niego w przeglądarce albo użyj czytnika.</p>
      ) : (
        <>
          <video ref={video} muted playsInline />
          <p>Skieruj aparat na kod biletu</p>
        </>
      )}
      <Button size="s" onClick={onClose}>
        Zamknij aparat
      </Button>
    </section>
  );
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
