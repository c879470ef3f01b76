import { type ReportingPage, reportFailure } from './report-failure';

/** Maximum number of reports per page, for errors that repeat every second. */
const MAX_REPORTS = 20;

/** Reports uncaught errors. The owner is derived from the script's URL. */
export function watchErrors(state: ReportingPage): void {
  let count = 0;
  const report = (error: unknown, file = '') => {
    if (count >= MAX_REPORTS) return;
    count += 1;
    const from = `${file} ${(error as Error | undefined)?.stack ?? ''}`;
    const remote = /\/assets\/([\w-]+)\//.exec(from)?.[1];
    reportFailure(state, { part: 'uncaught', remote }, error);
  };
  addEventListener('error', (event) => event.message && report(event.error ?? event.message, event.filename));
  addEventListener('unhandledrejection', (event) => report(event.reason));
}
