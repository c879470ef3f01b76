import type { PageState } from '../server/document/page-state.types';

/** The state that the server wrote into the document. */
export function readState(): PageState {
  // pageStateJson of the document server writes it.
  return JSON.parse(document.getElementById('state')?.textContent ?? '{}') as PageState;
}
