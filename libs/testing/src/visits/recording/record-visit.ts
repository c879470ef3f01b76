import type { Page } from '@playwright/test';
import type { CallMessage, RecordedCall, Visit, VisitEvent } from '../visit.types';
import { observerScript } from './observer-script';

/** Takes the place of the storefront's own origin in what is recorded. */
export const ORIGIN = 'https://storefront.invalid';

interface ObservedCall {
  readonly after: number;
  readonly method: string;
  readonly url: string;
  readonly origin: string;
  sent: string;
  reply?: { readonly status: number; readonly text: string };
}

/** Records a page's visit, with everything as it was; see `maskVisit`. */
export class VisitRecorder {
  readonly events: VisitEvent[] = [];
  private readonly calls = new Map<string, ObservedCall>();

  private constructor() {}

  /** Starts with the page's next document. */
  static async start(page: Page): Promise<VisitRecorder> {
    const recorder = new VisitRecorder();
    await page.exposeBinding('recordVisit', ({ frame }, json: string) => {
      recorder.record(JSON.parse(json) as VisitEvent | CallMessage, new URL(frame.url()).origin);
    });
    await page.addInitScript({ content: await observerScript() });
    return recorder;
  }

  /** What was recorded so far; calls that still wait for their reply have the status 0. */
  visit(): Visit {
    return { events: [...this.events], calls: [...this.calls.values()].map(recordedCall) };
  }

  private record(message: VisitEvent | CallMessage, origin: string): void {
    switch (message.kind) {
      case 'called': {
        const { id, method, url } = message;
        this.calls.set(id, { after: this.events.length, method, url, origin, sent: '' });
        return;
      }
      case 'sent': {
        const call = this.calls.get(message.id);
        if (call) call.sent = message.text;
        return;
      }
      case 'replied': {
        const call = this.calls.get(message.id);
        if (call) call.reply = { status: message.status, text: message.text };
        return;
      }
      default:
        this.events.push(message);
    }
  }
}

function recordedCall({ after, method, url, origin, sent, reply }: ObservedCall): RecordedCall {
  const json = (text: string) => parsed(text.replaceAll(origin, ORIGIN));
  return {
    after,
    method,
    url,
    ...(sent && { body: json(sent) }),
    status: reply?.status ?? 0,
    ...(reply?.text && { reply: json(reply.text) }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
