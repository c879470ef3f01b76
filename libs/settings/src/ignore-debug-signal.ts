/**
 * Keeps SIGUSR1 from opening this process's debugger, which Node does by default. Anyone who can signal the process could
 * otherwise run code in it, with its keys.
 */
export function ignoreDebugSignal(): void {
  process.on('SIGUSR1', () => undefined);
}
