/** Which version of a package runs in this page: the composition's own, or the one that stands in for it. */
export type WhichVersion = 'own' | 'stand-in';

const here = new Map<string, WhichVersion>();

/** A page is never made of two versions of one package: with the first module that runs, its version is settled. */
export const versionHere = (remote: string): WhichVersion | undefined => here.get(remote);

export function settleVersion(remote: string, which: WhichVersion): void {
  here.set(remote, which);
}
