import type { Page, Request } from '@playwright/test';
import { observerScript } from './observer-script';
import type { RecordedCall, Visit, VisitEvent } from './visit.types';

/** The storefront's calls that scripts make: those of the back end, and the session. */
export const isRecordedCall = (url: URL): boolean => /^\/[a-z-]+\/(api\/|session(\/|$))/.test(url.pathname);

/** Records a page's visit, with everything as it was; see `maskVisit`. */
export class VisitRecorder {
  readonly events: VisitEvent[] = [];
  private readonly calls: Promise<RecordedCall | undefined>[] = [];

  private constructor() {}

  /** Starts with the page's next document. */
  static async start(page: Page): Promise<VisitRecorder> {
    const recorder = new VisitRecorder();
    await page.exposeFunction('recordVisitEvent', (json: string) => {
      recorder.events.push(JSON.parse(json) as VisitEvent);
    });
    await page.addInitScript({ content: await observerScript() });
    page.on('request', (request) => {
      if (!isRecordedCall(new URL(request.url())) || !['fetch', 'xhr'].includes(request.resourceType())) return;
      recorder.calls.push(recorder.readCall(request));
    });
    return recorder;
  }

  /** What was recorded so far. A call without a reply is left out. */
  async visit(): Promise<Visit> {
    const events = [...this.events];
    const calls = await Promise.all(this.calls);
    return { events, calls: calls.filter((call) => call !== undefined) };
  }

  private async readCall(request: Request): Promise<RecordedCall | undefined> {
    const after = this.events.length;
    const { pathname, search } = new URL(request.url());
    const sent = request.postData();
    const response = await request.response().catch(() => null);
    const text = await response?.text().catch(() => undefined);
    if (!response || text === undefined) return undefined;
    return {
      after,
      method: request.method(),
      url: pathname + search,
      ...(sent && { body: parsed(sent) }),
      status: response.status(),
      ...(text && { reply: parsed(text) }),
    };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
