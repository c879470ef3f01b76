import { type ReportingPage, reportFailure } from './report-failure';

/** So many a page are told: what throws every second need not be told every second. */
const MOST = 20;

/** Reports what nobody catches. Whose it is, is told by the file that it comes from. */
export function watchErrors(state: ReportingPage): void {
  let count = 0;
  const report = (error: unknown, file = '') => {
    if (count >= MOST) return;
    count += 1;
    const from = `${file} ${(error as Error | undefined)?.stack ?? ''}`;
    const remote = /\/assets\/([\w-]+)\//.exec(from)?.[1];
    reportFailure(state, { part: 'uncaught', remote }, error);
  };
  addEventListener('error', (event) => event.message && report(event.error ?? event.message, event.filename));
  addEventListener('unhandledrejection', (event) => report(event.reason));
}
