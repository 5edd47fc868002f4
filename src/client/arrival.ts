/** Is the page opened anew, not by reload, Back or Forward, which find what was typed in it before? */
export function isArriving(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type !== 'reload' && opened?.type !== 'back_forward';
}
