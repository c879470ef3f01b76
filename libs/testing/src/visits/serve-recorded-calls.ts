import { isDeepStrictEqual } from 'node:util';
import type { Page, Request } from '@playwright/test';
import { isRecordedCall } from './record-visit';
import type { RecordedCall } from './visit.types';

/** Replies to a page's calls as the storefront did during a visit. */
export class RecordedStorefront {
  /** Calls that the visit does not have, as sentences. */
  readonly faults: string[] = [];
  private readonly used = new Set<RecordedCall>();
  private since = 0;
  private until = 0;

  constructor(private readonly calls: readonly RecordedCall[]) {}

  /** Replies to all calls of this page from now on. */
  async serve(page: Page): Promise<void> {
    await page.route(isRecordedCall, async (route) => {
      const call = this.reply(route.request());
      if (!call) return route.fulfill({ status: 503, json: { code: 'not_in_visit' } });
      const { status, reply } = call;
      return route.fulfill(reply === undefined ? { status } : { status, json: reply });
    });
  }

  /** The visit is now between two of its events: the replies of that time come first. */
  moveTo(since: number, until: number): void {
    [this.since, this.until] = [since, until];
  }

  /** The reply of now; else the last one before it, because pages may read again; else the first one after it. */
  private reply(request: Request): RecordedCall | undefined {
    const { pathname, search } = new URL(request.url());
    const body = (request.postDataJSON() ?? undefined) as unknown;
    const same = this.calls.filter(
      (call) =>
        call.method === request.method() && call.url === pathname + search && isDeepStrictEqual(call.body, body),
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
