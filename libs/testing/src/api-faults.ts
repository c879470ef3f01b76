import type { BrowserContext } from '@playwright/test';
import type { Fault } from './fault-proxy';
import { needsOwnStorefront } from './given-storefront';

/** In the harness a fault proxy stands this far from the storefront's port, between the shell and the back end. */
export const FAULTS_PORT_OFFSET = 7;

/** A problem as the back end words it when it stumbles. */
export const stumble = (status: number, code: string, more: object = {}): Fault => ({
  kind: 'status',
  status,
  body: JSON.stringify({ type: 'about:blank', title: code, status, detail: '', code, ...more }),
  headers: { 'content-type': 'application/problem+json' },
});

/**
 * Has the back end answer this browser's calls badly, for real: the faults are served between the shell and
 * commerce-api. The browser is told by its user agent, which the shell passes on, so it must be the test's own.
 * @param origin the storefront's
 * @param faults paths below the proxy, such as '/auth/register', with what goes wrong there; none lifts them all
 */
export async function serveApiFaults(
  origin: string | undefined,
  context: BrowserContext,
  faults: Readonly<Record<string, Fault>>,
): Promise<void> {
  needsOwnStorefront('Faults are served by the storefront that this run starts.');
  const [page = await context.newPage()] = context.pages();
  const agent = await page.evaluate(() => navigator.userAgent);
  const control = new URL('/__faults', origin);
  control.hostname = '127.0.0.1';
  control.port = String(Number(control.port) + FAULTS_PORT_OFFSET);
  const rules = Object.entries(faults).map(([path, fault]) => ({ path: `/api${path}$`, fault }));
  const reply = await fetch(control, { method: 'PUT', body: JSON.stringify({ agent, rules }) });
  if (reply.status !== 204) throw new Error(`The faults were not taken: ${reply.status}`);
}
