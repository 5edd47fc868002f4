import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import css from './SignatureInput.module.css';

interface SignatureInputProps {
  onPaper: boolean;
  /** What was signed; undefined: it was wiped. */
  onSign: (signature: Blob | undefined) => void;
  onPaperChange: (onPaper: boolean) => void;
}

const size = { width: 640, height: 220 };

/** A signature by finger, or a note that it is on paper: who cannot sign on glass signs there. */
export function SignatureInput({ onPaper, onSign, onPaperChange }: SignatureInputProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isSigned, setSigned] = useState(false);
  const at = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const box = currentTarget.getBoundingClientRect();
    return [((clientX - box.left) * size.width) / box.width, ((clientY - box.top) * size.height) / box.height] as const;
  };
  const pen = () => {
    const context = canvas.current?.getContext('2d');
    if (context) Object.assign(context, { lineWidth: 4, lineCap: 'round', lineJoin: 'round', strokeStyle: 'black' });
    return context;
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const context = pen();
    context?.beginPath();
    context?.moveTo(...at(event));
  };
  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const context = pen();
    context?.lineTo(...at(event));
    context?.stroke();
  };
  const end = () => {
    setSigned(true);
    canvas.current?.toBlob((blob) => blob && onSign(blob), 'image/png');
  };
  const wipe = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, size.width, size.height);
    setSigned(false);
    onSign(undefined);
  };
  return (
    <>
      {!onPaper && (
        <canvas
          ref={canvas}
          className={css.sign}
          {...size}
          role="img"
          aria-label={isSigned ? 'Podpis złożony' : 'Miejsce na podpis palcem'}
          onPointerDown={begin}
          onPointerMove={go}
          onPointerUp={end}
        />
      )}
      <div className={css.row}>
        {!onPaper && (
          <Button size="s" kind="text" onClick={wipe} disabled={!isSigned}>
            Wyczyść
          </Button>
        )}
        <Button
          size="s"
          kind={onPaper ? 'line' : 'text'}
          aria-pressed={onPaper}
          onClick={() => {
            wipe();
            onPaperChange(!onPaper);
          }}
        >
          <Icon name="print" />
          {onPaper ? 'Podpisano na wydruku' : 'Podpisze na wydruku'}
        </Button>
      </div>
    </>
  );
}
