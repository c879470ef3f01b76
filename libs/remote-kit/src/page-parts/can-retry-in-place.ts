/**
 * What 'Try again' does after this failure. A file that failed to load may load now; broken code needs another version,
 * which a new document brings. Checks the name because the class differs between bundles.
 */
export function canRetryInPlace(failure: unknown): boolean {
  return (failure as { name?: string } | undefined)?.name !== 'CodeFault';
}
