import { memo } from 'react';
import { encode } from 'uqr';
import css from './QrCode.module.css';

/** Clear room around a code, in its own modules: less, and scanners miss it. */
const border = 4;

/** A QR code of a text, black on white in both themes. Worked out once, which takes a slow phone 20 ms. */
export const QrCode = memo(function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  );
});
