import { COOKIE, type SessionCookies } from '../session/cookies';

/** The id of a device whose owner agreed to have one. */
export function deviceNumber(cookies: SessionCookies): string | undefined {
  const device = cookies.read(COOKIE.device);
  return typeof device === 'string' && /^[\w-]{8,120}$/.test(device) ? device : undefined;
}
