// A process of its own around one packaged function: node call-packaged.mjs <file> <where the database's proxy is>.
// Calls each of its routes as a guest on our own pages would, and writes what they answered.
const [file, endpoint] = process.argv.slice(2);
const origin = 'http://localhost:8888';
const realFetch = globalThis.fetch;
// Nothing but the database and an empty store of files is there
const blobs = 'http://blobs.local';
const store = { siteID: 'local', deployID: 'local', token: 'x', edgeURL: blobs, uncachedEdgeURL: blobs };
process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(store)).toString('base64');
globalThis.fetch = async (url, init) => {
  if (String(url).endsWith('/sql')) return realFetch(endpoint, init);
  if (String(url).startsWith(blobs)) return Response.json({ blobs: [], directories: [] });
  throw new Error(`It asks for ${url}, which no zip may need`);
};

// A site may be set to a Node that lacks it (22 and older), and the build brings its own, so nothing else would tell
delete globalThis.URLPattern;
const { default: handler } = await import(file);
const context = { ip: '127.0.0.1', params: {}, deploy: { context: 'dev' }, site: { url: origin }, waitUntil: () => {} };
const answers = [];
const routes = Object.keys(handler.routes ?? {});
// A job and whoever answers all other paths have no routes
for (const name of routes.length > 0 ? routes : ['POST /api/whatever']) {
  const [method, path] = name.split(/[ ?]/);
  const sends = ['POST', 'PUT', 'PATCH'].includes(method);
  const request = new Request(`${origin}${path.replace(/:\w+/g, '1')}`, {
    method,
    headers: { origin, ...(sends && { 'content-type': 'application/json' }) },
    ...(sends && { body: '{}' }),
  });
  // A job throws what it refuses: there is no card provider here
  const response = await handler(request, context).catch((error) => {
    if (!error.status) throw error;
    return new Response(error.message, { status: error.status });
  });
  answers.push({ name, status: response.status, text: await response.text() });
}
process.stdout.write(JSON.stringify(answers));
