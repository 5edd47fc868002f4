import { useEffect } from 'react';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import type { ApiError } from '../../client/api.ts';
import { checkAgain, isHinted, lastUser } from '../../client/auth.ts';
import { leadingBack } from '../../client/come-back.ts';
import { useSession } from '../../client/session.ts';
import { takeToast } from '../../client/toast-for-next-page.ts';
import * as pages from '../../domain/site/paths.ts';
// What is asked for while a session is over waits for its owner
import '../../features/account/sign-in-again.ts';
import { useOnChange } from '../../ui/effects.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/overlays.ts';
import { Failed } from '../../ui/states.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { ConfirmQuestion } from '../parts/ConfirmQuestion.tsx';
import { guardNavigation } from '../record/unsaved-changes.ts';
import { beginChanges } from './changes.ts';
import { fetchFirstScreen } from './first-screen.ts';
import { goOnAtGate } from './gate-session.ts';
import { newPasskey } from './new-passkey.ts';
import { SectionGuard } from './SectionGuard.tsx';
import { Skeleton } from './Skeleton.tsx';

if (!import.meta.env.SSR) {
  beginChanges();
  fetchFirstScreen();
}

/** The back-office: one application for all of its addresses. */
export const BackOffice = () => (
  <SWRConfig value={reasksRole}>
    <Router aroundNav={guardNavigation}>
      <SignedIn />
      <Overlays Question={ConfirmQuestion} />
    </Router>
  </SWRConfig>
);

/** Whoever may no longer read what they see was perhaps given another role: the menu and the way on follow it. */
const reasksRole = {
  onError: ({ status }: ApiError) => {
    if (status === 403) void checkAgain();
  },
};

/** Leads to one's profile, where the dialog of a new passkey opens. */
const keyOffer = { label: 'Ustaw klucz dostępu', run: () => location.assign(newPasskey) };

function SignedIn() {
  const session = useSession();
  const hydrated = useHydrated();
  // Whoever's session is over while they work stays, and signs in again in a dialog: nothing that was typed is lost
  const user = session?.user ?? (hydrated ? lastUser() : null);
  const isGuest = session !== undefined && !user && !isHinted();
  useEffect(() => {
    if (isGuest) location.replace(leadingBack(pages.signIn, location.pathname + location.search));
  }, [isGuest]);
  // The server did not say who this is, and has not signed them out
  const isAway = session !== undefined && !user && !isGuest;
  useOnChange([isAway], () => {
    if (isAway) goOnAtGate();
  });
  useEffect(() => {
    const keptToast = takeToast();
    if (keptToast) toast({ text: keptToast.text, action: keptToast.offersKey ? keyOffer : undefined });
  }, []);

  if (user && hydrated) return <SectionGuard user={user} />;
  return <Skeleton>{isAway && <Failed retry={() => void checkAgain()} />}</Skeleton>;
}
