import type { BrowserContext } from '@playwright/test';
import { skipOnExternalStorefront } from './external-storefront';
import type { Fault } from './storefront/fault-proxy';

/** In the harness a fault proxy runs between the shell and the back end, at the storefront's port plus this offset. */
export const FAULTS_PORT_OFFSET = 7;

/** A problem as the back end sends it for a server error. */
export const problemFault = (status: number, code: string, more: object = {}): Fault => ({
  kind: 'status',
  status,
  body: JSON.stringify({ type: 'about:blank', title: code, status, detail: '', code, ...more }),
  headers: { 'content-type': 'application/problem+json' },
});

/**
 * Makes the back end fail for this browser: real faults are served between the shell and commerce-api. The browser is
 * identified by the user agent of its context, so the test needs its own. No page is asked: it may be navigating.
 * @param origin the storefront's
 * @param faults paths below the proxy, such as '/auth/register', with the fault of each; none removes them all
 */
export async function serveApiFaults(
  origin: string | undefined,
  context: BrowserContext,
  faults: Readonly<Record<string, Fault>>,
): Promise<void> {
  skipOnExternalStorefront('Faults are served by the storefront that this run starts.');
  const control = new URL('/__faults', origin);
  control.hostname = '127.0.0.1';
  control.port = String(Number(control.port) + FAULTS_PORT_OFFSET);
  const rules = Object.entries(faults).map(([path, fault]) => ({ path: `/api${path}$`, fault }));
  const reply = await context.request.put(control.href, { data: rules });
  if (reply.status() !== 204) throw new Error(`The faults were not accepted: ${reply.status()}`);
}
