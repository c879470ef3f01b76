import { CONSENT_COOKIE, CONSENT_VERSION, COOKIES_PATH } from '../../consent/consent';

/**
 * Asks once, beside the page and not over it: whoever does not answer shops on with the necessary cookies alone. Yes, no
 * and choosing weigh the same. A shared cache holds it for everybody, so the inline script
 * behind it shows it to those who have not answered; without scripts nothing needs to be asked, and the footer leads to the same choice.
 */
export const consentBanner = `<section class="sf-consent" id="consent" aria-label="Cookies" hidden><p>Shopping needs some cookies. May we also measure how fast pages are, and choose offers by what brought you here?</p><form method="post" action="/actions/consent"><button class="sf-button sf-button--quiet" name="choice" value="all">Accept</button><button class="sf-button sf-button--quiet" name="choice" value="none">Refuse</button><a class="sf-button sf-button--quiet" href="${COOKIES_PATH}">Choose</a></form></section>`;

/** Stands behind the banner. It depends on nothing of the page: its hash stands in the Content-Security-Policy. */
export const askConsentScript = `document.getElementById("consent").hidden=/(^|; )${CONSENT_COOKIE}=${CONSENT_VERSION}/.test(document.cookie)`;
