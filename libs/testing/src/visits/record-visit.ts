import type { Page, Request } from '@playwright/test';
import { observerScript } from './observer-script';
import type { RecordedCall, Visit, VisitEvent } from './visit.types';

/** The storefront's calls that scripts make: those of the back end, and the session. */
export const isRecordedCall = (url: URL): boolean => /^\/[a-z-]+\/(api\/|session(\/|$))/.test(url.pathname);

/** Takes the place of the storefront's own origin in what is recorded. */
export const ORIGIN = 'https://storefront.invalid';

/** Records a page's visit, with everything as it was; see `maskVisit`. */
export class VisitRecorder {
  readonly events: VisitEvent[] = [];
  private readonly calls: Promise<RecordedCall>[] = [];

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

  /** What was recorded so far; calls that wait for their reply are waited for. */
  async visit(): Promise<Visit> {
    const events = [...this.events];
    return { events, calls: await Promise.all(this.calls) };
  }

  private async readCall(request: Request): Promise<RecordedCall> {
    const after = this.events.length;
    const { pathname, search, origin } = new URL(request.url());
    const json = (text: string) => parsed(text.replaceAll(origin, ORIGIN));
    const sent = request.postData();
    const response = await request.response().catch(() => null);
    const text = await response?.text().catch(() => undefined);
    const call = { after, method: request.method(), url: pathname + search, ...(sent && { body: json(sent) }) };
    if (!response || text === undefined) return { ...call, status: 0 };
    return { ...call, status: response.status(), ...(text && { reply: json(text) }) };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
