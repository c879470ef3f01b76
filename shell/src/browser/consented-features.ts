import type { Problem } from '@storefront/api/entities/problem';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { Consent } from '../consent/consent';
import { reportFailure } from './failures/report-failure';
import type { Services } from './hydrate';

const REGISTERED_KEY = 'sf.marketing';

/** Code for what the shopper agreed to, loaded after they agreed. */
export function startConsentedFeatures(services: Services, consent: Consent): void {
  if (consent.measurement) reportMetrics(services);
  if (consent.marketing) void registerDevice(services);
}

/** The browser may have no storage. */
function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Reports the page's speed: numbers and the kind of page, no personal data. */
function reportMetrics({ state }: Services): void {
  const sendMetric = ({ name, value }: Metric) =>
    navigator.sendBeacon(
      `/${state.business.locale}/measurements`,
      new Blob(
        [
          JSON.stringify({
            name,
            value,
            page: (state.kind === 'public' && state.page?.expose) || 'private',
            composition: state.composition,
          }),
        ],
        { type: 'application/json' },
      ),
    );
  for (const on of [onCLS, onINP, onLCP]) on(sendMetric);
}

type Answer = { kind?: 'known' | 'unknown' } & Partial<Pick<Problem, 'code' | 'detail'>>;

/** Registers this device with the marketing platform, once per visit. */
async function registerDevice({ state }: Services): Promise<void> {
  const isRegistered = tryStorage(() => sessionStorage.getItem(REGISTERED_KEY));
  if (isRegistered) return;
  tryStorage(() => sessionStorage.setItem(REGISTERED_KEY, state.composition));
  const reply = await fetch(`/${state.business.locale}/session/marketing`, { method: 'POST' }).catch(() => undefined);
  if (reply?.status === 403) return;
  // The document server's own route: it replies with a problem, or with what the platform refused.
  const problem = (await reply?.json().catch(() => undefined)) as Answer | undefined;
  if (problem?.kind === 'known') return;
  // A failure does not concern the shopper; it is reported to the operators.
  reportFailure(
    state,
    { part: 'marketing', remote: 'shell' },
    new Error(problem?.detail || problem?.code || 'no response'),
  );
}
