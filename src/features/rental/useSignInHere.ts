import { useEffect } from 'react';
import { leadingBack } from '../../client/come-back.ts';
import * as pages from '../../domain/site/paths.ts';

/** Whoever signs in by the bar comes back to this car: one built page serves all of them, and cannot say which. */
export function useSignInHere(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLAnchorElement>('[data-sign-in]');
    if (link) link.href = leadingBack(pages.signIn, location.pathname);
  }, []);
}
