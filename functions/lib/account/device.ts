import { retention } from '../../../src/domain/account/retention.ts';
import { cookie, readCookie } from '../http/cookies.ts';
import { hashOf, randomToken } from '../secrets.ts';

const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** 'Firefox, Linux': what its owner may know a device by. Only the names above come out, whatever the header holds. */
function deviceName(userAgent: string): string {
  const named = [browsers, systems]
    .map((patterns) => patterns.find(([pattern]) => pattern.test(userAgent))?.[1])
    .filter(Boolean);
  return named.join(', ') || 'nieznane urządzenie';
}

export interface Device {
  name: string;
  hash: string;
  /** The Set-Cookie by which the device is known again. */
  cookie: string;
}

/** The browser a request comes from, known again by a random cookie. */
export function deviceOf(request: Request): Device {
  const id = readCookie(request, 'device') ?? randomToken();
  return {
    name: deviceName(request.headers.get('user-agent') ?? ''),
    hash: hashOf(id),
    cookie: cookie(request, 'device', id, retention.deviceDays * 24 * 3600),
  };
}
