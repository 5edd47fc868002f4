import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';

/** What netlify.toml, _redirects and _headers say, read as the platform reads them. */
export interface Rules {
  redirect(request: Request): Promise<Redirect | undefined>;
  headers(pathname: string): Promise<Record<string, string>>;
}

interface Redirect {
  to: URL;
  status: number;
  /** Wins over a file of that name. */
  force: boolean;
}

export function readRules(projectDir: string, publishDir: string): Rules {
  const configPath = join(projectDir, 'netlify.toml');
  const redirects = new RedirectsHandler({
    configPath,
    configRedirects: [],
    projectDir,
    publicDir: publishDir,
    jwtRoleClaim: '',
    jwtSecret: '',
  });
  const headers = new HeadersHandler({ configPath, projectDir, publishDir, logger: console });
  const headersByPath = new Map<string, Promise<Record<string, string>>>();
  return {
    async redirect(request) {
      const match = await redirects.match(request).catch(orMalformed);
      return match && { to: match.target, status: match.statusCode, force: match.force };
    },
    headers(pathname) {
      // The handler reads its files at every call: remembered by path, within bounds
      if (headersByPath.size > 1_000) headersByPath.clear();
      const found =
        headersByPath.get(pathname) ?? headers.apply(new Request(`http://localhost${pathname}`)).then(withoutHttpsOnly);
      headersByPath.set(pathname, found);
      return found;
    },
  };
}

// This platform speaks plain http, where a promise of https has no place
const withoutHttpsOnly = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !/^strict-transport-security$/i.test(name)));

function orMalformed(error: unknown): undefined {
  if (!(error instanceof URIError)) throw error;
}
