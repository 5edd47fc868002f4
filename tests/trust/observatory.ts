import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

// The product answers in this process meanwhile
const run = promisify(execFile);

/** A registry that does not answer must not hold the others up, in ms. */
const installing = 180_000;
const analyser = '@mdn/mdn-http-observatory@1.4.8';

/** Judges what it is given as an answer of a host over HTTPS, as the analyser's own scan does once it has asked. */
const program = `
import { readFileSync } from 'node:fs';
const from = (path) => import(new URL('node_modules/@mdn/mdn-http-observatory/src/' + path, import.meta.url));
const [{ ALL_TESTS }, { getScoreModifier }, { MINIMUM_SCORE_FOR_EXTRA_CREDIT }, { Requests }, { Session }, utils] =
  await Promise.all(['constants.js', 'grader/grader.js', 'grader/charts.js', 'types.js', 'retriever/session.js',
                     'retriever/utils.js'].map(from));
const { AxiosHeaders } = await import(new URL('node_modules/axios/index.js', import.meta.url));
const host = 'lotnisko.example';
const scored = JSON.parse(readFileSync(process.argv[2], 'utf8')).map(({ path, headers, body }) => {
  const requests = new Requests(host);
  requests.resources.path = body;
  const answer = () => ({ headers: new AxiosHeaders(headers), request: { headers: new AxiosHeaders() }, status: 200,
                          statusText: 'OK', verified: true, data: body, config: { headers: new AxiosHeaders() } });
  for (const name of ['auto', 'cors', 'http', 'https']) requests.responses[name] = answer();
  const [plain, safe] = ['http', 'https'].map((it) => new URL(it + '://' + host + '/'));
  requests.responses.httpRedirects = [{ url: plain, status: 301 }, { url: safe, status: 200 }];
  requests.responses.httpsRedirects = [{ url: safe, status: 200 }];
  requests.session = new Session(safe);
  requests.responses.auto.httpEquiv = utils.parseHttpEquivHeaders(body, safe.href);
  const results = ALL_TESTS.map((test) => test(requests)).filter(({ result }) => result);
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const uncurved = modifiers.filter((it) => it < 0).reduce((sum, it) => sum + it, 100);
  const score = modifiers.reduce((sum, it) => sum + it, 100);
  return { path, score: uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? score : uncurved,
           told: results.map(({ result }, at) => modifiers[at] + ' ' + result) };
});
console.log(JSON.stringify(scored));
`;

/** As the host adds it to every file. */
function hsts(): Record<string, string> {
  const value = /Strict-Transport-Security = "([^"]+)"/.exec(readFileSync('netlify.toml', 'utf8'))?.[1];
  return value ? { 'strict-transport-security': value } : {};
}

interface Score {
  path: string;
  score: number;
  /** By rule, what it gives or takes. */
  told: string[];
}

/**
 * What Mozilla's Observatory says of these pages, by its published analyser, which is installed into a temporary folder
 * and asks nobody; undefined where no registry answers.
 */
export async function observatory(url: string, paths: readonly string[]): Promise<Score[] | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'lotnisko-observatory-'));
  try {
    const options = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    try {
      await run('npm', ['install', '--prefix', folder, ...options, analyser], { timeout: installing });
    } catch (error) {
      console.log(`  Observatory: unchecked, ${analyser} cannot be installed: ${String(error).split('\n', 1)}`);
      return undefined;
    }
    const answers = await Promise.all(
      paths.map(async (path) => {
        const response = await fetch(url + path);
        // Of its files this machine's server promises no HTTPS, which it has not
        const headers = { ...hsts(), ...Object.fromEntries(response.headers) };
        return { path, headers, body: await response.text() };
      }),
    );
    // The list of hosts that browsers know to be safe, which it would ask for: this one is not on it
    writeFileSync(join(folder, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}');
    writeFileSync(join(folder, 'judge.mjs'), program);
    writeFileSync(join(folder, 'answers.json'), JSON.stringify(answers));
    const { stdout } = await run(process.execPath, [join(folder, 'judge.mjs'), join(folder, 'answers.json')]);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
