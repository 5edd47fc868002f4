import type { Role } from '../kernel/roles.ts';

/** How long a session lives unused, and how long at most, in seconds. */
export const sessionLimits = (role: Role): { idle: number; absolute: number } =>
  role === 'client' ? { idle: 24 * 3600, absolute: 7 * 24 * 3600 } : { idle: 3600, absolute: 12 * 3600 };
