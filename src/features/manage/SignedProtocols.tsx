import { useEffect, useRef } from 'react';
import { FailedReading } from '../../client/FailedReading.tsx';
import { useAnswer } from '../../client/useList.ts';
import * as pages from '../../domain/site/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import { Protocols, type ShownProtocol } from '../protocol/Protocols.tsx';
import css from './ManagedBooking.module.css';
import printed from './SignedProtocols.module.css';

/** The sheet of the page is its confirmation; this prints the protocols in place of it. */
function printProtocols() {
  const { classList } = document.documentElement;
  classList.add(printed.printing ?? '');
  addEventListener('afterprint', () => classList.remove(printed.printing ?? ''), { once: true });
  print();
}

/** How the car was handed over and came back, once there is something of it; `path`: of the booking's own calls. */
export default function SignedProtocols({ path }: { path: string }) {
  const { answer, error, busy, retry } = useAnswer<{ data: { facts: ShownProtocol[] }[] }>(`${path}/hand-overs`);
  const facts = answer?.data[0]?.facts;
  const heading = useRef<HTMLHeadingElement>(null);
  const isRead = facts !== undefined;
  useEffect(() => {
    // The mail leads here, and the browser looked for it before it was read
    if (isRead && location.hash === `#${pages.protocols}`) {
      heading.current?.scrollIntoView();
      heading.current?.focus({ preventScroll: true });
    }
  }, [isRead]);
  if (facts?.length === 0) return null;
  return (
    <section aria-labelledby={pages.protocols} className={printed.protocols}>
      <h2 id={pages.protocols} ref={heading} tabIndex={-1} className={css.heading}>
        Protokoły auta
      </h2>
      {facts ? (
        <>
          <Protocols facts={facts} photo={(name) => `${pages.api}${path}/photos/${name}`} />
          <p className={css.buttons}>
            <Button onClick={printProtocols}>
              <Icon name="print" />
              Wydrukuj protokoły
            </Button>
          </p>
        </>
      ) : error ? (
        <FailedReading reading={{ error, busy, retry }}>Nie udało się wczytać protokołów.</FailedReading>
      ) : (
        <PlaceholderRows rows={3} label="Wczytywanie protokołów" />
      )}
    </section>
  );
}
