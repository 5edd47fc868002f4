import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon, type IconName } from './Icon.tsx';
import { keepAbove } from './modals.ts';
import { dropToast, type Toast } from './overlays.ts';
import css from './Toasts.module.css';

const slideOut = 500;
const icons: Record<Toast['tone'], IconName> = { good: 'check', info: 'info', warn: 'late', bad: 'cancel' };

/**
 * The live region stands in the page from the start, or its first message would not be read out. It moves with what it
 * says into a dialog that opens, which may belong to another island: hence the portal.
 */
export function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (region) keepAbove(region);
  }, [region]);
  return (
    <div className={css.home}>
      <section ref={setRegion} className={css.region} aria-label="Powiadomienia" aria-live="polite">
        {region &&
          createPortal(
            toasts.map((toast) => <ToastBox key={toast.id} {...toast} />),
            region,
          )}
      </section>
    </div>
  );
}

function ToastBox({ id, text, more, tone, action, ms = tone === 'bad' ? 10_000 : 5000 }: Toast) {
  const [isHeld, setHeld] = useState(false);
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (isHeld) return;
    const timer = leaving ? setTimeout(() => dropToast(id), slideOut) : setTimeout(() => setLeaving(true), ms);
    return () => clearTimeout(timer);
  }, [id, ms, isHeld, leaving]);

  const hold = (on: boolean) => () => {
    setHeld(on);
    if (on) setLeaving(false);
  };
  const close = () => {
    setHeld(false);
    setLeaving(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at or focusing a message only stops its clock
    <div
      className={css.toast}
      data-tone={tone}
      data-leaving={leaving || undefined}
      onMouseEnter={hold(true)}
      onMouseLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <Icon name={icons[tone]} />
      <p>
        <b>{text}</b>
        {more && <small>{more}</small>}
      </p>
      {action && (
        <button
          type="button"
          onClick={() => {
            close();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label="Zamknij powiadomienie" onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  );
}
