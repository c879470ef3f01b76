/** Purposes that need the shopper's consent. */
const PURPOSES = ['measurement', 'marketing'] as const;
export type Purpose = (typeof PURPOSES)[number];
/** The shopper's consent; undefined until they have answered. */
export type Consent = Readonly<Record<Purpose, boolean>>;

/** Scripts read it, so it is not HttpOnly. */
export const CONSENT_COOKIE = 'sf_consent';
/** Increase it when the question changes: an answer to an earlier question does not count. */
export const CONSENT_VERSION = '2';

/** Parses a cookie's value, such as '2.measurement'; undefined when it is invalid. */
export function readConsent(value: string | undefined): Consent | undefined {
  const [version, ...agreed] = (value ?? '').split('.');
  if (version !== CONSENT_VERSION) return undefined;
  return { measurement: agreed.includes('measurement'), marketing: agreed.includes('marketing') };
}

export const writeConsent = (consent: Consent): string =>
  [CONSENT_VERSION, ...PURPOSES.filter((purpose) => consent[purpose])].join('.');

/** The page on which the answer can be changed at any time. */
export const COOKIES_PATH = '/cookies';
