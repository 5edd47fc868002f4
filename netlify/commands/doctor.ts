import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { examine } from '../settings/examine.ts';

/**
 * `npm run doctor`: says of the settings in the environment (and in `.env` below it) what works, what does not, and
 * what to do. It changes nothing. `npm run doctor -- production` holds them against another context than CONTEXT.
 */
const [context = process.env.CONTEXT ?? 'dev'] = process.argv.slice(2);
const written = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};

console.log(`Settings as for '${context}':`);
let wrong = 0;
for await (const { name, fault, told } of examine({ ...written, ...process.env }, context)) {
  if (fault) wrong++;
  console.log(fault ? `  WRONG  ${name}: ${fault}` : `  ok     ${name}: ${told}`);
}
console.log(wrong === 0 ? 'All of it works.' : `${wrong} of it to be mended.`);
process.exit(wrong === 0 ? 0 : 1);
