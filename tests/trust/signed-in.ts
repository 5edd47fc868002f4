/** Signs in with an account of the demo: the cookies of its session, as a browser sends them. */
export async function signedIn(url: string, who: string): Promise<string> {
  const response = await fetch(`${url}/api/fetch_client`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: `${who}@lotnisko.example`, password: `demo-${who}-2026` }),
  });
  if (response.status !== 200) throw new Error(`Signing in as ${who} answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ');
}
