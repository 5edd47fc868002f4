import { settings } from '../../functions/lib/settings.ts';
import { proveCommit } from '../build/commit-proof.ts';
import { fail } from '../local/problem.ts';
import { demandSettings } from './demand-settings.ts';

/** What the host's plugin runs before `npm run build`. Previews are there to look at what is not proven yet. */
async function prove(): Promise<void> {
  demandSettings();
  if (settings.context === 'production') await proveCommit(console.log);
}

await prove().catch(fail);
