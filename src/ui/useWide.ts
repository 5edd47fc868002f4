import { useSyncExternalStore } from 'react';

const wide = () => matchMedia('(width >= 48rem)');
const onWidth = (tell: () => void) => {
  const query = wide();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Is the window as wide as a tablet, for what is drawn otherwise and not only laid out otherwise? */
export const useWide = (): boolean => useSyncExternalStore(onWidth, () => wide().matches);
