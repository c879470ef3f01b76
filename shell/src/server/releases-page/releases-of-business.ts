import type {
  CanaryRelease,
  ReleasedPackage,
  ReleaseStep,
  Releases,
  VisitorFigures,
} from '@storefront/api/entities/desk/releases';
import { slugOf } from '@storefront/api/slug-of';
import { type GroupFigures, PAINT_EDGES_MS } from '@storefront/releases/canaries/canary-figures';
import { isFor } from '@storefront/releases/canaries/canary-visitors';
import { currentCanaries } from '@storefront/releases/canaries/current-canaries';
import { currentPins } from '@storefront/releases/channels/pins';
import type { Canary } from '@storefront/releases/compositions/composition.types';
import type { ReleaseChange } from '@storefront/releases/logs/change-entry';
import { readChanges } from '@storefront/releases/logs/change-log';
import { readResults } from '@storefront/releases/publishing/test-results';
import type { Business } from '@storefront/remote-kit/business.types';
import type { FollowedComposition } from '../canary/followed-composition';
import type { Figures } from '../figures/figures';
import {
  MAX_CHANGES,
  namedIn,
  type OverviewSources,
  type PackageOverview,
  packagesOf,
  reasonOf,
} from './release-overview';

interface Sources extends Omit<OverviewSources, 'refusals'> {
  readonly figures: Pick<Figures, 'ofBusiness'>;
  /** Brings what suites found about a version here, where releases come from a bucket. */
  readonly fetchResults: (name: string, version: string) => Promise<void>;
}

/** A largest paint that comes later is slow, as search engines count. */
const SLOW_MS = 2_500;

/**
 * What shoppers of one business are shown. Of other businesses it says nothing: neither their pins and canaries, nor their
 * visitors. Reasons are as their authors wrote them.
 */
export async function releasesOfBusiness(
  { source, live, canaries, pins, figures, fetchResults }: Sources,
  business: Pick<Business, 'name'>,
): Promise<Releases> {
  const { store, key } = source;
  const slug = slugOf(business.name);
  const [stable, tried] = [store.channel, store.canaryChannel].map(
    (channel) => readChanges(store, key, channel).changes,
  );
  const changes = stable ?? [];
  const trials = tried ?? [];
  const wanted = namedIn(() => currentPins(store, key));
  const pin = Object.hasOwn(wanted, slug) ? wanted[slug] : undefined;
  const shown = pins.of(business) ?? live.now;
  const packages = shown ? packagesOf(source, shown, changes) : [];
  const own = Object.entries(namedIn(() => currentCanaries(store, key))).filter(([, canary]) => isFor(canary, slug));
  return {
    composition: shown?.id ?? null,
    since: (shown && !pin && beginningOf(changes, shown.id)) || null,
    pin: pin
      ? {
          by: pin.by,
          at: pin.pinnedAt,
          ...why(reasonOf(changes, `pin ${slug} to composition ${pin.composition}`)),
          state: stateOf(pin.composition, pins.all.get(slug)),
        }
      : null,
    packages: await Promise.all(packages.map((one) => packageView(source, one, fetchResults))),
    canaries: own.map(([name, canary]) => ({
      ...canaryView(name, canary, canaries.all.get(name)),
      ...why(reasonOf(trials, `canary ${name} for `)),
      figures: figuresView(figures.ofBusiness(name, slug)),
    })),
    changes: [...aboutPins(changes, slug), ...aboutCanaries(trials, slug)]
      .sort((one, other) => other.at.localeCompare(one.at))
      .slice(0, MAX_CHANGES)
      .map(stepOf),
  };
}

async function packageView(
  { store, key }: Sources['source'],
  { name, version, publishedAt, publishedBy, commit, uncommitted, shownBy }: PackageOverview,
  fetchResults: Sources['fetchResults'],
): Promise<ReleasedPackage> {
  await fetchResults(name, version);
  const results = await readResults(store, key, name, version);
  return {
    name,
    version,
    ...(publishedAt && { publishedAt }),
    ...(publishedBy && { publishedBy }),
    ...(commit && { commit }),
    ...(uncommitted && { uncommitted }),
    ...(shownBy && { shownSince: shownBy.at }),
    suites: results.map(({ suite, outcome, detail, at }) => ({ suite, outcome, at, ...(detail && { detail }) })),
  };
}

const why = (reason: string | undefined) => (reason ? { why: reason } : {});

const stepOf = ({ at, by, note, reason }: ReleaseChange): ReleaseStep => ({ at, by, what: note, ...why(reason) });

/** The change since which a composition has been shown without a break. */
function beginningOf(changes: readonly ReleaseChange[], id: string): ReleaseStep | undefined {
  const before = changes.findLastIndex(({ composition }) => composition !== id);
  const first = changes[before + 1];
  return first && stepOf(first);
}

function stateOf(composition: string, followed: FollowedComposition | undefined): CanaryRelease['state'] {
  if (followed?.refused) return 'refused';
  return followed?.now?.id === composition ? 'shown' : 'starting';
}

const canaryView = (
  name: string,
  { composition, numbers, versions, by, startedAt }: Canary,
  followed: FollowedComposition | undefined,
) => ({
  name,
  percent: numbers.length,
  versions: Object.entries(versions).map(([tried, version]) => ({ name: tried, version })),
  ...(by && { by }),
  ...(startedAt && { startedAt }),
  state: stateOf(composition, followed),
});

const figuresView = ({ canary, control }: Readonly<Record<'canary' | 'control', GroupFigures>>) => ({
  canary: groupView(canary),
  control: groupView(control),
});

function groupView({ paints, visits, failedDocuments, browserErrors, baskets, orders }: GroupFigures): VisitorFigures {
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const slow = PAINT_EDGES_MS.indexOf(SLOW_MS) + 1;
  const counted = { visits, failedDocuments, browserErrors, baskets, orders };
  return { ...counted, pages: sum(paints), slowPages: sum(paints.slice(slow)) };
}

/** Changes of the stable channel without those of other businesses' pins. */
function aboutPins(changes: readonly ReleaseChange[], slug: string): ReleaseChange[] {
  return changes.filter(({ note }) => {
    const [, pinned] = /^(?:pin|unpin) (\S+)/.exec(note) ?? [];
    return pinned === undefined || pinned === slug;
  });
}

/** Changes of canaries that this business's visitors could be in: one that was ever limited to others is left out. */
function aboutCanaries(changes: readonly ReleaseChange[], slug: string): ReleaseChange[] {
  const foreign = new Set(
    changes.flatMap(({ canary, note }) => {
      const [, names] = /^canary .+? for \d+ of 100 visitors of (.+?): /.exec(note) ?? [];
      return canary !== undefined && names !== undefined && names !== slug ? [canary] : [];
    }),
  );
  return changes.filter(({ canary }) => canary !== undefined && !foreign.has(canary));
}
