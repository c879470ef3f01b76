import { CONSENT_COOKIE, CONSENT_VERSION, COOKIES_PATH } from '../../consent/consent';

/**
 * The consent banner, above the page: a shopper who ignores it uses only necessary cookies. Accept, refuse and choose
 * have equal weight. It is in every public document, and the inline script shows it to visitors who have not answered;
 * without scripts there is nothing to ask, and the footer links to the same choice.
 */
export const consentBanner = `<section class="sf-consent" id="consent" aria-label="Cookies" hidden><p>Use cookies to measure speed and tailor offers?</p><form method="post" action="/actions/consent"><button class="sf-button sf-button--quiet" name="choice" value="all">Accept</button><button class="sf-button sf-button--quiet" name="choice" value="none">Refuse</button><a class="sf-button sf-button--quiet" href="${COOKIES_PATH}">Choose</a></form></section>`;

/** The script behind the banner. It does not depend on the page, because its hash is in the Content-Security-Policy. */
export const askConsentScript = `document.getElementById("consent").hidden=/(^|; )${CONSENT_COOKIE}=${CONSENT_VERSION}/.test(document.cookie)`;
