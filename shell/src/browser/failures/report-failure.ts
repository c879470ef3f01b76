import { REPORT_PART_MAX_LENGTH, REPORT_TEXT_MAX_LENGTH } from '@storefront/api/constants';
import type { FailureReport } from '../../server/report-routes';
import { messageOf } from './faults';

/** The page that a report comes from. */
export interface ReportingPage {
  readonly composition: string;
  readonly business: { readonly locale: string };
}

/** What failed, and its owner. */
export interface FailedPart {
  readonly part: string;
  readonly remote?: string;
  readonly version?: string;
}

/** The same error may pass several handlers; it is reported once. */
const reported = new WeakSet<object>();

/** Reports a failed part of the page to the operators; never throws and never waits. */
export function reportFailure(state: ReportingPage, { part, remote, version }: FailedPart, error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
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
