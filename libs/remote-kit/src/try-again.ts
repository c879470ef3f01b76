/**
 * What 'Try again' does after this failure. A file that did not come may come now; one that came and does not work needs
 * another version, which a new document brings. Told by the name, for the class differs between bundles.
 */
export function triesInPlace(failure: unknown): boolean {
  return (failure as { name?: string } | undefined)?.name !== 'CodeFault';
}
