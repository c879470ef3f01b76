/** What is not needed to shop, and therefore waits for the shopper's word. */
const PURPOSES = ['measurement', 'marketing'] as const;
export type Purpose = (typeof PURPOSES)[number];
/** What the shopper agreed to; undefined until they have answered. */
export type Consent = Readonly<Record<Purpose, boolean>>;

/** Scripts read it, because they are what waits for it: it is not HttpOnly. */
export const CONSENT_COOKIE = 'sf_consent';
/** Raised when something new is asked for: an answer to another question is none. */
export const CONSENT_VERSION = '2';

/** The consent that a cookie's value says, such as '2.measurement'; undefined when it says none. */
export function readConsent(value: string | undefined): Consent | undefined {
  const [version, ...agreed] = (value ?? '').split('.');
  if (version !== CONSENT_VERSION) return undefined;
  return { measurement: agreed.includes('measurement'), marketing: agreed.includes('marketing') };
}

export const writeConsent = (consent: Consent): string =>
  [CONSENT_VERSION, ...PURPOSES.filter((purpose) => consent[purpose])].join('.');

/** The page on which the answer can be given and changed at any time. */
export const COOKIES_PATH = '/cookies';
