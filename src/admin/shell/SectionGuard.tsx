import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { airportName } from '../../airport/identity.ts';
import type { User } from '../../domain/account/user.ts';
import { isOffice, type Route, whereTo } from '../../domain/office/back-office.ts';
import { Shell } from './Shell.tsx';
import { Skeleton } from './Skeleton.tsx';

/** Shows what the address stands for, to whoever may see it; others are sent where they may go. */
export function SectionGuard({ user }: { user: User }) {
  const [path, navigate] = useLocation();
  const way = whereTo(path, user.role);
  const elsewhere = 'to' in way ? way.to : undefined;
  useEffect(() => {
    if (elsewhere === undefined) return;
    if (isOffice(elsewhere)) navigate(elsewhere, { replace: true });
    else location.replace(elsewhere);
  }, [elsewhere, navigate]);
  return 'to' in way ? <Skeleton /> : <Shown user={user} route={way.route} path={path} />;
}

function Shown({ user, route, path }: { user: User; route: Route; path: string }) {
  const { title } = route.section;
  useEffect(() => {
    document.title = `${title} – ${airportName}`;
  }, [title]);
  return <Shell user={user} route={route} path={path} />;
}
