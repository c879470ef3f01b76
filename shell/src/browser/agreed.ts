import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { Consent } from '../consent/consent';
import type { Services } from './hydrate';
import { reportFailure } from './report-failure';

const ASKED = 'sf.marketing';

/** What the shopper agreed to, and only that; fetched after they did. */
export function startAgreed(services: Services, consent: Consent): void {
  if (consent.measurement) measure(services);
  if (consent.marketing) void identify(services);
}

/** A browser may keep nothing for us. */
function stored<T>(what: () => T): T | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}

/** How fast this page is for this shopper: numbers and the page's kind, nobody's name. */
function measure({ state }: Services): void {
  const tell = ({ name, value }: Metric) =>
    navigator.sendBeacon(
      `/${state.business.locale}/measurements`,
      new Blob(
        [JSON.stringify({ name, value, page: state.page?.expose ?? 'private', composition: state.composition })],
        { type: 'application/json' },
      ),
    );
  for (const on of [onCLS, onINP, onLCP]) on(tell);
}

/** Makes this device known to the marketing platform, once a visit. */
async function identify({ state }: Services): Promise<void> {
  const asked = stored(() => sessionStorage.getItem(ASKED));
  if (asked) return;
  stored(() => sessionStorage.setItem(ASKED, state.composition));
  const reply = await fetch(`/${state.business.locale}/session/marketing`, { method: 'POST' }).catch(() => undefined);
  if (reply?.ok || reply?.status === 403) return;
  const problem = (await reply?.json().catch(() => undefined)) as { detail?: string; code?: string } | undefined;
  // Nothing of it concerns the shopper; whoever runs the shop is told.
  reportFailure(
    state,
    { part: 'marketing', remote: 'shell' },
    new Error(problem?.detail || problem?.code || 'no answer'),
  );
}
