import type { PageState } from '../server/document/page-state.types';

/** Tells the operators that a part of the page failed; never throws and never waits. */
export function reportFailure(state: PageState, part: string, error: unknown): void {
  const body = JSON.stringify({
    kind: 'failure',
    part: part.slice(0, 80),
    message: String((error as Error)?.message ?? error).slice(0, 500),
    composition: state.composition,
    url: location.pathname.slice(0, 500),
  });
  const url = `/${state.business.locale}/rum`;
  void fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' }, keepalive: true }).catch(
    () => undefined,
  );
}
