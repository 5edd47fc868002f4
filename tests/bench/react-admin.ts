import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { listen, loopback } from '../../netlify/local/listen.ts';

/** A registry that does not answer must not hold the others up, in ms. */
const installing = 120_000;
const packages = ['react-admin@5', 'react@19', 'react-dom@19'];

/** As little as a list of gates takes there: one resource, two columns, a link to the form. */
const application = `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { Admin, Datagrid, EditButton, List, Resource, TextField } from 'react-admin';

const getList = async (path, { pagination }) => {
  const { page, perPage } = pagination;
  const answer = await fetch('/api/' + path + '?page=' + page + '&limit=' + perPage);
  const { data, meta } = await answer.json();
  return { data, total: meta.total };
};
const Gates = () =>
  h(List, { perPage: 4 }, h(Datagrid, null,
    h(TextField, { source: 'name' }), h(TextField, { source: 'status' }), h(EditButton)));
createRoot(document.getElementById('root')).render(
  h(Admin, { dataProvider: { getList } }, h(Resource, { name: 'bramki', list: Gates, edit: Gates })));
`;
const html = '<!doctype html><meta charset="utf-8"><div id="root"></div><script type="module" src="/app.js"></script>';

/** The list of gates by react-admin, over the API of the product at `api`. */
export async function reactAdmin(api: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'lotnisko-react-admin-'));
  const script = join(folder, 'app.js');
  try {
    console.log(`installing ${packages.join(', ')} into a temporary folder`);
    const options = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
    execFileSync('npm', ['install', '--prefix', folder, ...options, ...packages], { timeout: installing });
    writeFileSync(join(folder, 'main.js'), application);
    await build({
      entryPoints: [join(folder, 'main.js')],
      outfile: script,
      bundle: true,
      minify: true,
      format: 'esm',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
    });
    return await serve(api, gzipSync(readFileSync(script), { level: 9 }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function serve(api: string, script: Buffer) {
  console.log(`react-admin: ${(script.length / 1000).toFixed(1)} kB gz of JS`);
  const server = createServer(async ({ url = '/', headers }, response) => {
    if (url === '/app.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' }).end(script);
    } else if (url.startsWith('/api/')) {
      const answer = await fetch(api + url, { headers: { cookie: headers.cookie ?? '' } });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    } else response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  const { port, others } = await listen(server, 0, loopback);
  const stop = async () => {
    server.closeAllConnections();
    for (const running of [server, ...others]) await new Promise((resolve) => running.close(resolve));
  };
  return { url: `http://localhost:${port}/`, stop };
}
