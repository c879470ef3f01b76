/** Undocumented ways to signal a process, besides `kill`. */
const SIGNALS = ['kill', '_kill', '_debugProcess', '_debugPause', '_debugEnd'];

/**
 * Removes this process's means of signalling others, which Node's permission model leaves open: a signal starts the
 * debugger of another process of the same user, which could then read its keys.
 */
export function removeSignals(): void {
  for (const name of SIGNALS) Object.defineProperty(process, name, { value: undefined, configurable: false });
}
