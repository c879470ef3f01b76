/**
 * Replaces a public page's `load` in the browser's bundle, because only the server calls the real one: `export const
 * load = typeof document === 'undefined' ? loadPage : serverOnlyLoad`; the build resolves the condition.
 */
export function serverOnlyLoad(): never {
  throw new Error('A public page is loaded only on the server.');
}
