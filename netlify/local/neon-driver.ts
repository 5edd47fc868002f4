import { neonConfig } from '@neondatabase/serverless';

/** Turns the product's driver, in this process, to the local proxy. */
export function driveThrough(endpoint: string): void {
  neonConfig.fetchEndpoint = endpoint;
}

/** Neon's own databases are reached as they are in production. */
export const isNeon = (databaseUrl: string): boolean => /\.neon\.(tech|build)$/.test(new URL(databaseUrl).hostname);
