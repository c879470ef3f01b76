/** Undocumented ways to signal a process, beside `kill`. */
const SIGNALS = ['kill', '_kill', '_debugProcess', '_debugPause', '_debugEnd'];

/**
 * Takes from this process the means to signal others, which Node's permission model leaves open: a signal starts the
 * debugger of another process of the same user, and with it reads that process's keys.
 */
export function removeSignals(): void {
  for (const name of SIGNALS) Object.defineProperty(process, name, { value: undefined, configurable: false });
}
