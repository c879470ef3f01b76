import { isDeepStrictEqual } from 'node:util';
import type { Page, Request } from '@playwright/test';
import { findOperation } from '@storefront/api/declaration/find-operation';
import { ORIGIN } from '../recording/record-visit';
import { isRecordedCall } from '../recording/recorded-call';
import type { RecordedCall } from '../visit.types';
import { isSameAddress } from './same-address';

/** The operation of a call; undefined for calls of the session. */
const operationOf = ({ method, url }: RecordedCall) =>
  findOperation(method, new URL(url, ORIGIN).pathname.replace(/^\/[a-z-]+\/api/, ''));

/** Whether a call changes something each time that a shopper asks for it. */
const isWrite = (call: RecordedCall): boolean => operationOf(call)?.idempotent !== undefined;

/** Whether a call reads the session, which each document does first. */
const readsSession = ({ method, url }: Pick<RecordedCall, 'method' | 'url'>): boolean =>
  method === 'GET' && /^\/[a-z-]+\/session(\?|$)/.test(url);

/** Replies to a page's calls as the storefront did during a visit. */
export class RecordedStorefront {
  /** Calls that the visit does not have, as sentences. */
  readonly faults: string[] = [];
  private readonly used = new Set<RecordedCall>();
  private since = 0;
  private until = 0;
  private waitsForSession = false;

  /** @param origin of the storefront that the page is from */
  constructor(
    private readonly calls: readonly RecordedCall[],
    private readonly origin: string,
  ) {}

  /** Replies to all calls of this page from now on. */
  async serve(page: Page): Promise<void> {
    await page.route(isRecordedCall, async (route) => {
      // Streams and beacons are not recorded; without content a stream ends.
      if (!['fetch', 'xhr'].includes(route.request().resourceType())) return route.fulfill({ status: 204 });
      const call = this.reply(route.request());
      if (!call) return route.fulfill({ status: 503, json: { code: 'not_in_visit' } });
      const { status, reply } = call;
      if (status === 0) return route.abort();
      const text = JSON.stringify(reply)?.replaceAll(ORIGIN, this.origin);
      return route.fulfill({ status, ...(text && { body: text, contentType: 'application/json' }) });
    });
  }

  /** The visit is now between two of its events: the replies of that time come first. */
  moveTo(since: number, until: number): void {
    [this.since, this.until] = [since, until];
  }

  /** A document is opened that the visit had between two of its events. */
  expectSession(since: number, until: number): void {
    this.waitsForSession = this.calls.some(
      (call) => readsSession(call) && call.status !== 0 && call.after > since && call.after <= until,
    );
  }

  /** Whether the visit's document has read the session, and the page's has not yet. */
  isSessionMissing(): boolean {
    return this.waitsForSession;
  }

  /** Writes of these operations that the visit has and the page has not made, as sentences. */
  missingWrites(operations: readonly string[]): string[] {
    return this.calls
      .filter((call) => isWrite(call) && operations.includes(operationOf(call)?.key ?? '') && !this.used.has(call))
      .map(({ method, url, body }) => `${method} ${url} with ${JSON.stringify(body)}`);
  }

  /** The reply of now; else the last one before it, because pages may read again; else the first one after it. */
  private reply(request: Request): RecordedCall | undefined {
    const { pathname, search } = new URL(request.url());
    if (readsSession({ method: request.method(), url: pathname + search })) this.waitsForSession = false;
    const sent = JSON.stringify(request.postDataJSON() ?? undefined) as string | undefined;
    const body = sent === undefined ? undefined : (JSON.parse(sent.replaceAll(this.origin, ORIGIN)) as unknown);
    const same = this.calls.filter(
      (call) =>
        call.method === request.method() &&
        isSameAddress(call.url, pathname + search) &&
        isDeepStrictEqual(call.body, body) &&
        // A write is made once.
        !(isWrite(call) && this.used.has(call)),
    );
    const found =
      same.find((call) => call.after > this.since && call.after <= this.until && !this.used.has(call)) ??
      same.findLast(({ after }) => after <= this.until) ??
      same[0];
    if (found) this.used.add(found);
    else this.faults.push(`${request.method()} ${pathname + search} with ${JSON.stringify(body)} is not in the visit.`);
    return found;
  }
}
