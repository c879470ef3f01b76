import { CONSENT_COOKIE, type Consent, readConsent } from '../consent/consent';
import type { Services } from './hydrate';
import { pageHeading } from './in-app/page-heading';

/** The shopper's consent, from the cookie that the server set. */
export function consentNow(): Consent | undefined {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${CONSENT_COOKIE}=`));
  return readConsent(cookie?.slice(CONSENT_COOKIE.length + 1));
}

/** Handles the consent banner in place, and starts only what the shopper agreed to. */
export function answerConsent(services: Services): void {
  const start = () => {
    const consent = consentNow();
    if (consent?.measurement || consent?.marketing)
      void import(/* webpackChunkName: "consented-features" */ './consented-features').then(
        ({ startConsentedFeatures }) => startConsentedFeatures(services, consent),
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
        // Hidden buttons lose the focus, and the next Tab would start at the top of the document.
        if (banner.contains(document.activeElement)) pageHeading()?.focus({ preventScroll: true });
        banner.hidden = true;
        start();
      })
      // The form without scripts reports errors.
      .catch(() => form.submit());
  });
}
