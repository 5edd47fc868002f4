import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { startPlatform } from '../local/platform.ts';
import { fail } from '../local/problem.ts';
import { reloadOnChange } from '../local/reload.ts';
import { readSettings } from '../local/settings.ts';

/** `npm run dev`: pages and islands reload through Astro, functions by themselves; one address for all. */
async function dev(): Promise<void> {
  const settings = readSettings();
  const siteUrl = `http://localhost:${settings.port}`;
  const platform = await startPlatform({ ...settings, port: 0, siteUrl, log: console.log, stopOnSignals: true });
  reloadOnChange(
    ['functions', 'db', 'src/domain'].map((it) => resolve(it)),
    platform.reloadFunctions,
  );
  const astro = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(settings.port)], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', LOCAL_API: platform.url, BUILD_API: platform.url },
  });
  process.once('exit', () => astro.kill());
  astro.once('exit', async (code) => {
    await platform.stop();
    process.exit(code ?? 1);
  });
}

await dev().catch(fail);
