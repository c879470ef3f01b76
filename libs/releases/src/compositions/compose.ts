import type { KeyObject } from 'node:crypto';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { currentCanaries } from '../canaries/current-canaries';
import { assertAddressesApart } from '../contracts/addresses';
import {
  assertCompatible,
  assertContentsProvided,
  assertLibrariesProvided,
  assertNothingRemoved,
} from '../contracts/compatibility';
import { assertProvidersStay, assertUsesProvided } from '../contracts/consumers';
import { assertLinksLead, assertPagesStay } from '../contracts/page-links';
import { assertPayloadsFit } from '../contracts/payloads';
import { assertReadableSchemas } from '../contracts/readable-schema';
import { readManifest } from '../publishing/read-manifest';
import { readReleaseRecord } from '../publishing/release-record';
import type { ReleaseStore } from '../store/release-store';
import type { Composition } from './composition.types';
import { assertOpenDocumentsServed } from './open-documents';
import { readComposition, withId } from './read-composition';

interface ComposeOptions {
  /** What the composition's note says was done. */
  readonly verb?: 'promote' | 'rollback' | 'retire' | 'canary' | 'link';
  /** Packages of the parent that it does not have. */
  readonly removed?: readonly string[] | undefined;
  /** What the parent provides may be missing, although others use it. Always true of a rollback. */
  readonly allowsRemoval?: boolean | undefined;
  /** What an accepted composition has of a package: its digest counts, not its record. */
  readonly known?: Composition['packages'] | undefined;
}

/**
 * A composition with `versions` in place of its parent's versions of those packages.
 * @throws Error when a package is incompatible, lacks what the parent has, or does not match its publisher's signature
 */
export function compose(
  store: ReleaseStore,
  key: KeyObject,
  parent: Composition | undefined,
  versions: Readonly<Record<string, string>>,
  now: Date,
  { verb = 'promote', removed = [], allowsRemoval = verb === 'rollback', known = {} }: ComposeOptions = {},
): Composition {
  const packages = { ...parent?.packages };
  for (const [name, version] of Object.entries(versions)) {
    const entry = known[name]?.version === version ? known[name] : readReleaseRecord(store, key, name, version);
    packages[name] = { version, manifestSha256: entry.manifestSha256 };
  }
  for (const name of removed) delete packages[name];
  const draft = {
    createdAt: now.toISOString(),
    parent: parent?.id,
    note: `${verb} ${[...Object.entries(versions).map(([name, version]) => `${name} ${version}`), ...removed].join(', ')}`,
    packages,
  };
  assertMayFollow(store, key, parent, packages, { verb, allowsRemoval, known });
  return withId(draft);
}

/** @throws Error when packages are incompatible, have addresses in common, or lack what others or open documents use of the composition before */
export function assertMayFollow(
  store: ReleaseStore,
  key: KeyObject,
  parent: Composition | undefined,
  packages: Composition['packages'],
  { verb, allowsRemoval, known = {} }: ComposeOptions,
): void {
  const manifests = manifestsOf(store, packages);
  assertCompatible(manifests);
  if (verb === 'rollback') return;
  const before = parent ? manifestsOf(store, parent.packages) : [];
  assertAddressesApart(before, manifests);
  if (!parent) return;
  if (!allowsRemoval) {
    assertProvidersStay(before, manifests);
    assertPagesStay(before, manifests);
    // A canary or a link changes nothing for others.
    if (verb === 'promote' || verb === 'retire') {
      assertCanariesServed(store, key, before, packages);
      assertOpenDocumentsServed(store, key, before, manifests);
    }
    assertNothingRemoved(before, manifests);
  }
  assertUsesProvided(before, manifests);
  assertLinksLead(before, manifests);
  // Versions on show and those of a running canary were accepted before.
  for (const one of manifests) {
    if ([parent.packages[one.name], known[one.name]].some((entry) => entry?.version === one.version)) continue;
    assertReadableSchemas(one);
    assertContentsProvided(manifests, one);
  }
  assertPayloadsFit(before, manifests);
}

/** @throws Error when a canary's version cannot be shown with the packages, or uses what they stop providing */
function assertCanariesServed(
  store: ReleaseStore,
  key: KeyObject,
  before: readonly ReleaseManifest[],
  packages: Composition['packages'],
): void {
  for (const [canary, { composition, versions }] of Object.entries(currentCanaries(store, key))) {
    const tried = Object.entries(readComposition(store, key, composition).packages).filter(([name]) => versions[name]);
    const shown = manifestsOf(store, { ...packages, ...Object.fromEntries(tried) });
    assertLibrariesProvided(shown, ` (canary ${canary})`);
    assertProvidersStay(before, shown, ` (canary ${canary})`);
    assertPagesStay(before, shown, ` (canary ${canary})`);
    assertPayloadsFit(before, shown, ` (canary ${canary})`);
  }
}

/** The manifests of a composition's packages. @throws Error when one is not the signed one */
export const manifestsOf = (store: ReleaseStore, packages: Composition['packages']): ReleaseManifest[] =>
  Object.entries(packages).map(([name, entry]) => readManifest(store, name, entry));
