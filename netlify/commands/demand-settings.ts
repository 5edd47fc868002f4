import { settings } from '../../functions/lib/settings.ts';
import { Problem } from '../local/problem.ts';
import { faultsOfHost } from '../settings/of-host.ts';

/** Refuses a deploy whose settings are not whole, with a line for each fault. */
export function demandSettings(): void {
  const faults = faultsOfHost(process.env, settings.context ?? 'dev');
  if (faults.length > 0) throw new Problem(`These settings cannot be deployed:\n  ${faults.join('\n  ')}`);
}
