import type { BrowserPackage, BrowserRelease } from '../server/release-routes';

/** Which version of a package runs in this page: the composition's own, or the one that stands in for it. */
export type WhichVersion = 'own' | 'stand-in';

const here = new Map<string, WhichVersion>();

/** A page is never made of two versions of one package: with the first module that runs, its version is settled. */
export const versionHere = (remote: string): WhichVersion | undefined => here.get(remote);

/** The release that this page's modules of a package come from, as far as that is settled. */
export const releaseHere = (own: BrowserPackage): BrowserRelease =>
  (here.get(own.name) === 'stand-in' && own.standIn) || own;

export function settleVersion(remote: string, which: WhichVersion): void {
  here.set(remote, which);
}
