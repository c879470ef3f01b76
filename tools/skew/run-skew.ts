import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSession } from '@storefront/release-tool/session/release-session';
import { chosenVersions } from '@storefront/release-tool/versions/chosen-versions';
import type { NamedVersion } from '@storefront/release-tool/versions/named-versions';
import { compose } from '@storefront/releases/compositions/compose';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { releasePackages } from '../run/packages/package-names';
import { channelVersions } from './channel-versions';
import { NEWEST, planCells } from './plan-cells';
import { recordResults } from './record-results';
import { type PathFailure, runPaths } from './run-paths';
import { type OwnSuites, runSuites } from './run-suites';
import { type RefusedComposition, type ShownComposition, showComposition } from './show-compositions';
import { planLines, resultLines } from './skew-report';

interface SkewOptions {
  /** The packages whose cells are run, each at its newest or the named version; all, as the channel shows them, by default. */
  readonly versions: readonly NamedVersion[];
  /** Runs pairs without a contract too. */
  readonly isUnpruned: boolean;
  /** A remote of another repository is left out if its suite is missing here. */
  readonly suites: OwnSuites;
}

/**
 * Runs the main paths of packages at their newest version with each version of their neighbours, on a running storefront
 * that has these releases, and prints which cells failed.
 * @returns how many cells failed
 * @throws Error when nothing is promoted, no neighbour has an earlier version, or the storefront shows no link
 */
export async function runSkew(
  root: string,
  session: Pick<ReleaseSession, 'store' | 'key' | 'probe' | 'storefront'>,
  { versions, isUnpruned, suites }: SkewOptions,
): Promise<number> {
  const started = performance.now();
  const { store, key } = session;
  const stable = currentComposition(store, key);
  if (!stable) throw new Error('Promote a composition first: versions are tested together with it.');
  await store.fetchComposition(stable.id);
  const named = await chosenVersions(session, versions);
  const newest = versions.length ? compose(store, key, stable, named, new Date(), { verb: 'link' }) : stable;
  const missing = Object.keys(suites).find((name) => !newest.packages[name]);
  if (missing) throw new Error(`--suite names ${missing}, which the channel does not show: promote it first.`);
  const hasPath = (name: string) => releasePackages.includes(name) || name in suites;
  const known = channelVersions(store, key, stable, newest);
  for (const name of known.keys())
    if (!hasPath(name))
      console.log(`${name} is left out: --suite ${name}=FOLDER names its repository, whose suite is its main path.`);
  const tested = new Map([...known].filter(([name]) => hasPath(name)));
  const plan = planCells(tested, { only: Object.keys(named), isUnpruned });
  if (!plan.compositions.some(({ name }) => name !== NEWEST))
    throw new Error('No neighbour has an earlier version that the channel has shown, so there is nothing to compare.');
  for (const line of planLines(plan)) console.log(line);
  const folder = mkdtempSync(join(tmpdir(), 'skew-plan-'));
  try {
    const shown: (ShownComposition | RefusedComposition)[] = [];
    for (const composition of plan.compositions)
      shown.push(await showComposition(session, newest, composition, folder));
    const ready = shown.filter((one): one is ShownComposition => !('refused' in one));
    const ofSuites = await runSuites(ready, suites);
    const hasOwnPath = ready.some(({ paths }) => paths.some((path) => !(path in suites)));
    const ofPaths = hasOwnPath ? await runPaths(root, session.storefront, ready, folder) : ofSuites;
    const failureOf: PathFailure = (composition, path) => (path in suites ? ofSuites : ofPaths)(composition, path);
    const { lines, run, failed } = resultLines(plan, shown, failureOf, (performance.now() - started) / 1000);
    for (const line of lines) console.log(line);
    await recordResults(session, run, failed);
    return failed.length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
