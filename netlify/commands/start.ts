import * as pages from '../../src/domain/site/paths.ts';
import { buildSite, forgetBuild, isBuilt, rememberBuild } from '../build/site-build.ts';
import { startPlatform } from '../local/platform.ts';
import { fail } from '../local/problem.ts';
import { readSettings } from '../local/settings.ts';
import { step } from '../local/step.ts';

/** `npm start`: the whole product on this machine. */
async function start(): Promise<void> {
  const settings = readSettings();
  const log = console.log;
  log('Starting the airport…');
  const platform = await startPlatform({ ...settings, log, stopOnSignals: true });
  if (!isBuilt(settings.localDir)) {
    forgetBuild();
    await buildSite({ apiUrl: platform.url, local: true, log }).catch(async (error) => {
      await platform.stop();
      throw error;
    });
    rememberBuild(settings.localDir);
  }
  await step(log, 'serving dist/', () => platform.serveSite('dist'));
  if (settings.clockOffset !== 0) log(`  its clock is moved: ${new Date().toISOString()}`);
  log(`  the mail it sends: ${platform.url}${pages.mailbox}`);
  log(`ready ${platform.url}`);
}

await start().catch(fail);
