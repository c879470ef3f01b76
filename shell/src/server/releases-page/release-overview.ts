import { currentCanaries } from '@storefront/releases/canaries/current-canaries';
import { currentPins } from '@storefront/releases/channels/pins';
import type { BuildSource, Canary, Composition, Pin } from '@storefront/releases/compositions/composition.types';
import { readComposition } from '@storefront/releases/compositions/read-composition';
import type { ReleaseChange } from '@storefront/releases/logs/change-entry';
import { type LogEntry, readChanges } from '@storefront/releases/logs/change-log';
import { readPublications } from '@storefront/releases/logs/read-publications';
import { readReleaseRecord } from '@storefront/releases/publishing/release-record';
import { releaseSizes } from '@storefront/releases/publishing/release-sizes';
import { readRoleChanges } from '@storefront/releases/trust/newest-root';
import { anchorOf } from '@storefront/releases/trust/release-trust';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import type { FollowedComposition } from '../canary/followed-composition';
import type { LiveCanaries } from '../canary/live-canaries';
import type { LivePins } from '../canary/live-pins';
import type { LiveComposition, LoadedComposition, ReleaseSource } from '../compositions/live-composition';
import type { Refusal, Refusals } from '../compositions/refusals';

/** One package of the stable composition. */
export interface PackageOverview extends BuildSource {
  readonly name: string;
  readonly version: string;
  readonly publishedAt?: string;
  readonly publishedBy?: string;
  /** The bytes of the scripts and styles, not compressed. */
  readonly browserBytes: number;
  readonly serverBytes: number;
  /** The change that brought this version. */
  readonly shownBy?: ReleaseChange;
}

/** Whether this shell shows a composition beside the stable one. */
interface ShownPlace {
  readonly name: string;
  /** What is shown there now; undefined while it is refused. */
  readonly shown?: string | undefined;
  readonly refused?: string | undefined;
  /** The reason that its author gave. */
  readonly why?: string | undefined;
}

export interface ReleaseOverview {
  readonly stable?: { readonly id: string; readonly packages: readonly PackageOverview[] };
  readonly canaries: readonly (ShownPlace & Canary)[];
  /** The pinned businesses. */
  readonly pins: readonly (ShownPlace & Pin)[];
  readonly refusals: readonly Refusal[];
  /** Changes of both channels and of the roles, and publications, newest first. */
  readonly changes: readonly LogEntry[];
  readonly faults: readonly string[];
}

/** What the overview is made from. */
export interface OverviewSources {
  readonly source: ReleaseSource;
  readonly live: LiveComposition;
  readonly canaries: LiveCanaries;
  readonly pins: LivePins;
  readonly refusals: Refusals;
}

/** More are in `npm run release -- log`. */
export const MAX_CHANGES = 50;
/** Their own limit, because far more versions are published than shown. */
export const MAX_PUBLICATIONS = 20;

/** What this shell shows and what the store says about it, every signature verified. */
export function releaseOverview({ source, live, canaries, pins, refusals }: OverviewSources): ReleaseOverview {
  const { store, key } = source;
  const [stable, tried] = [readChanges(store, key, store.channel), readChanges(store, key, store.canaryChannel)];
  const roles = readRoleChanges(store, anchorOf(store, key));
  const published = readPublications(store, key, MAX_PUBLICATIONS);
  const changed = newestFirst([stable, tried, roles].flatMap((log): readonly LogEntry[] => log.changes));
  return {
    ...(live.now && { stable: { id: live.now.id, packages: packagesOf(source, live.now, stable.changes) } }),
    canaries: places(
      namedIn(() => currentCanaries(store, key)),
      canaries.all,
      (name) => reasonOf(tried.changes, `canary ${name} for `),
    ),
    pins: places(
      namedIn(() => currentPins(store, key)),
      pins.all,
      (name, { composition }) => reasonOf(stable.changes, `pin ${name} to composition ${composition}`),
    ),
    refusals: refusals.all,
    changes: newestFirst([...changed.slice(0, MAX_CHANGES), ...published.changes]),
    faults: [stable, tried, roles, published].flatMap((log) => log.faults),
  };
}

const newestFirst = (entries: readonly LogEntry[]): LogEntry[] => [...entries].sort((a, b) => b.at.localeCompare(a.at));

/** Nothing of an invalid state, which is among the refusals. */
export function namedIn<T>(read: () => Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  try {
    return read();
  } catch {
    return {};
  }
}

/** What the channel says of each place, with what this shell shows there. */
const places = <T>(
  wanted: Readonly<Record<string, T>>,
  live: ReadonlyMap<string, FollowedComposition>,
  why: (name: string, place: T) => string | undefined,
) =>
  Object.entries(wanted).map(([name, place]) => ({
    name,
    ...place,
    shown: live.get(name)?.now?.id,
    refused: live.get(name)?.refused?.why,
    why: why(name, place),
  }));

/** The reason of the latest change whose note begins like this: an automatic one, such as "follows", gives none. */
export const reasonOf = (changes: readonly ReleaseChange[], note: string): string | undefined =>
  changes.findLast((change) => change.note.startsWith(note))?.reason;

/** The packages of a composition, with what their records and the log say about them. */
export function packagesOf(
  source: ReleaseSource,
  composition: LoadedComposition,
  changes: readonly ReleaseChange[],
): PackageOverview[] {
  const shown = compositionsOf(source, composition, changes);
  return Object.values(composition.manifests).map((manifest) => {
    const { name, version } = manifest;
    return {
      name,
      version,
      ...recordOf(source, name, version),
      ...releaseSizes(manifest),
      ...shownBy(shown, manifest),
    };
  });
}

interface ShownComposition {
  readonly change: ReleaseChange;
  readonly packages: Composition['packages'];
}

/** The compositions of the changes up to the shown one, newest first, as far as they still exist. */
function compositionsOf(
  { store, key }: ReleaseSource,
  { id }: LoadedComposition,
  changes: readonly ReleaseChange[],
): ShownComposition[] {
  const found: ShownComposition[] = [];
  const last = changes.findLastIndex((change) => change.composition === id);
  for (const change of changes.slice(0, last + 1).reverse()) {
    if (!store.has('compositions', `${change.composition}.json`)) break;
    try {
      found.push({ change, packages: readComposition(store, key, change.composition).packages });
    } catch {
      break;
    }
  }
  return found;
}

/** The oldest of the latest changes that all show this version. */
function shownBy(shown: readonly ShownComposition[], { name, version }: ReleaseManifest): { shownBy?: ReleaseChange } {
  let found: ReleaseChange | undefined;
  for (const { change, packages } of shown) {
    if (packages[name]?.version !== version) break;
    found = change;
  }
  return found ? { shownBy: found } : {};
}

function recordOf({ store, key }: ReleaseSource, name: string, version: string) {
  try {
    const { publishedAt, publishedBy, commit, uncommitted } = readReleaseRecord(store, key, name, version);
    return {
      publishedAt,
      ...(publishedBy && { publishedBy }),
      ...(commit && { commit }),
      ...(uncommitted && { uncommitted }),
    };
  } catch {
    // Its record was removed; what it shows was verified by the composition.
    return {};
  }
}
