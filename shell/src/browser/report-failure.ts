import { REPORT_PART_MAX_LENGTH, REPORT_TEXT_MAX_LENGTH } from '@storefront/api/constants';
import type { FailureReport } from '../server/report-routes';
import { messageOf } from './faults';

/** What every report says of the page that it comes from. */
export interface ReportingPage {
  readonly composition: string;
  readonly business: { readonly locale: string };
}

/** What failed, and whose it is. */
export interface FailedPart {
  readonly part: string;
  readonly remote?: string;
  readonly version?: string;
}

/** The same error may pass several hands; it is told once. */
const told = new WeakSet<object>();

/** Tells the operators that a part of the page failed; never throws and never waits. */
export function reportFailure(state: ReportingPage, { part, remote, version }: FailedPart, error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (told.has(error)) return;
    told.add(error);
  }
  const report: FailureReport = {
    kind: (error as Error | undefined)?.name === 'FileFault' ? 'missing' : 'failure',
    part: part.slice(0, REPORT_PART_MAX_LENGTH),
    ...(remote ? { remote, version } : {}),
    message: messageOf(error).slice(0, REPORT_TEXT_MAX_LENGTH),
    composition: state.composition,
    url: location.pathname.slice(0, REPORT_TEXT_MAX_LENGTH),
  };
  void fetch(`/${state.business.locale}/rum`, {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'content-type': 'application/json' },
    keepalive: true,
  }).catch(() => undefined);
}
