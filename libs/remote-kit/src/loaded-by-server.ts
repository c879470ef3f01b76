/**
 * A public page's `load` in what browsers get. The server alone calls the real one, so its code need not travel:
 * `export const load = typeof document === 'undefined' ? loadPage : loadedByServer`; the build knows the answer.
 */
export function loadedByServer(): never {
  throw new Error('A public page is loaded by the server.');
}
