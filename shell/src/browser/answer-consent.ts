import { CONSENT_COOKIE, type Consent, readConsent } from '../consent/consent';
import type { Services } from './hydrate';

/** What the shopper agreed to, by the cookie that the server wrote it into. */
export function consentNow(): Consent | undefined {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${CONSENT_COOKIE}=`));
  return readConsent(cookie?.slice(CONSENT_COOKIE.length + 1));
}

/** Takes the answer to the question about cookies in place, and starts what the shopper agreed to and nothing else. */
export function answerConsent(services: Services): void {
  const start = () => {
    const consent = consentNow();
    if (consent?.measurement || consent?.marketing)
      void import(/* webpackChunkName: "agreed" */ './agreed').then(
        ({ startAgreed }) => startAgreed(services, consent),
        () => undefined,
      );
  };
  start();
  const banner = document.getElementById('consent');
  const form = banner?.querySelector('form');
  if (!banner || !form) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { value } = (event.submitter ?? {}) as HTMLButtonElement;
    const body = new URLSearchParams({ choice: value ?? 'none' });
    fetch(form.action, { method: 'POST', body, headers: { accept: 'application/json' } })
      .then((reply) => {
        if (!reply.ok) throw new Error(String(reply.status));
        banner.hidden = true;
        start();
      })
      // The way without scripts says what is wrong.
      .catch(() => form.submit());
  });
}
