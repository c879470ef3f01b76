import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';

/** The kinds of things that packages provide to each other, and the words for providing and using them. */
const KINDS = {
  command: { provides: 'handles', uses: 'requests' },
  boundary: { provides: 'provides', uses: 'contains' },
  action: { provides: 'handles', uses: 'posts to' },
  fact: { provides: 'emits', uses: 'reacts to' },
  operation: { provides: 'serves', uses: 'calls' },
  'shared value': { provides: 'sets', uses: 'reads' },
  page: { provides: 'has', uses: 'links to' },
} as const;

type ThingKind = keyof typeof KINDS;

/** Something that one package provides and others use: the command 'basket:add-item'. */
export interface Thing {
  readonly kind: ThingKind;
  readonly name: string;
}

const things = (kind: ThingKind, names: readonly string[] = []): Thing[] => names.map((name) => ({ kind, name }));

/** The actions of a remote as others name them: 'basket/add-item'. */
const actionNames = ({ name, actions = [] }: ReleaseManifest): string[] =>
  actions.map((action) => `${name.replace(/^mf-/, '')}/${action}`);

/** What a package provides to others. */
export const providedBy = (manifest: ReleaseManifest): Thing[] => [
  ...things('command', manifest.handles),
  ...things(
    'boundary',
    manifest.boundaries.map(({ name }) => name),
  ),
  ...things('action', actionNames(manifest)),
  ...things('fact', manifest.emits),
  ...things('shared value', manifest.writes),
  ...things(
    'page',
    manifest.routes.map(({ name }) => name),
  ),
];

/** What a package uses, as its build recorded it; the back end's operations are among it. */
export const usedBy = ({ reactsTo, uses }: ReleaseManifest): Thing[] => [
  ...things('command', uses?.commands),
  ...things('boundary', uses?.boundaries),
  ...things('action', uses?.actions),
  ...things('fact', reactsTo),
  ...things('operation', uses?.operations),
  ...things('shared value', uses?.state),
  ...things('page', uses?.routes),
];

const isSame = (one: Thing, other: Thing): boolean => one.kind === other.kind && one.name === other.name;

const has = (all: readonly Thing[], thing: Thing): boolean => all.some((one) => isSame(one, thing));

/** 'mf-slots 0.1.0-3fa9c2d1e0aa' */
export const versionName = ({ name, version }: ReleaseManifest): string => `${name} ${version}`;

/** Whether a version is among those that are shown. */
export const isShown = ({ name, version }: ReleaseManifest, shown: readonly ReleaseManifest[]): boolean =>
  shown.some((one) => one.name === name && one.version === version);

/** The versions whose code uses a thing. */
const consumersOf = (manifests: readonly ReleaseManifest[], thing: Thing): ReleaseManifest[] =>
  manifests.filter((manifest) => has(usedBy(manifest), thing));

/** A line for each version that provides or uses a thing of this name: 'mf-slots 0.1.0-3f… reacts to the fact …'. */
export function whoUses(manifests: readonly ReleaseManifest[], asked: string): string[] {
  // A name without a version is that of version 1.
  const name = asked.replace(/@1$/, '');
  const lines = (manifest: ReleaseManifest, all: readonly Thing[], verb: 'provides' | 'uses') =>
    all
      .filter((thing) => thing.name === name)
      .map((thing) => `${versionName(manifest)} ${KINDS[thing.kind][verb]} the ${thing.kind} ${name}`);
  return manifests.flatMap((manifest) => [
    ...lines(manifest, providedBy(manifest), 'provides'),
    ...lines(manifest, usedBy(manifest), 'uses'),
    ...libraryLines(manifest, asked),
  ]);
}

const libraryNames = ({ shared, additionalVersions }: ReleaseManifest): string[] =>
  Object.keys({ ...shared, ...additionalVersions });

/** The names of everything that versions provide or use, as `whoUses` takes them, shared libraries included. */
export const knownNames = (manifests: readonly ReleaseManifest[]): string[] => [
  ...new Set(
    manifests.flatMap((manifest) => [
      ...[...providedBy(manifest), ...usedBy(manifest)].map(({ name }) => name),
      ...libraryNames(manifest),
    ]),
  ),
];

/** Whether a manifest provides or uses something with this name, or shares a library with this name in any version. */
export const isKnownName = (asked: string, manifests: readonly ReleaseManifest[]): boolean =>
  knownNames(manifests).includes(asked.replace(/@1$/, '')) ||
  manifests.flatMap(libraryNames).includes(libraryOf(asked).library);

/** 'yup@1' is version 1 of the library yup; a name without a version is of all of them. */
function libraryOf(asked: string): { readonly library: string; readonly part: string | undefined } {
  const [, library = '', part] = /^(@?[^@]+)(?:@([\d.]+))?$/.exec(asked) ?? [];
  return { library, part };
}

/** A line for each version of a shared library that a package provides or needs: 'yup', 'yup@1', '@storefront/ui@0.1'. */
function libraryLines(manifest: ReleaseManifest, asked: string): string[] {
  const { library, part } = libraryOf(asked);
  const own = manifest.shared[library];
  if (!own) return [];
  const verb = manifest.name === 'shell' ? 'provides' : 'was built against';
  return [own, ...(manifest.additionalVersions?.[library] ?? [])]
    .filter((version) => !part || `${version}.`.startsWith(`${part}.`))
    .map((version) => `${versionName(manifest)} ${verb} ${library} ${version}`);
}

/** The package that a command's prefix or an action's path names. */
function ownerOf({ kind, name }: Thing): string | undefined {
  if (kind !== 'command' && kind !== 'action') return undefined;
  const [prefix] = name.split(/[:/]/);
  return prefix === 'shell' ? prefix : `mf-${prefix}`;
}

/**
 * Whether the owner of a command or action is there without it. Names of boundaries and facts do not say whose they are,
 * and a remote that is not there has a fallback in every page.
 */
const isMissing = (thing: Thing, manifests: readonly ReleaseManifest[]): boolean => {
  const owner = manifests.find(({ name }) => name === ownerOf(thing));
  return owner !== undefined && !has(providedBy(owner), thing);
};

/** Pages are compared by their paths: see page-links.ts. */
function isStillProvided(thing: Thing, owner: ReleaseManifest, after: readonly ReleaseManifest[]): boolean {
  // What the shell sets from the server's session does not replace the remote that changes it.
  const isSession = ({ name }: ReleaseManifest) =>
    thing.kind === 'shared value' && name === 'shell' && owner.name !== name;
  const others = after.filter((one) => !isSession(one));
  return thing.kind === 'page' || has(others.flatMap(providedBy), thing);
}

const besidesShell = ({ kind }: Thing, { name }: ReleaseManifest): string =>
  kind === 'shared value' && name !== 'shell' ? ' of all remotes' : '';

/**
 * @param before the versions that are shown
 * @param after the versions that would be shown
 * @param place where that would be, if not to everyone: ' (canary mf-slots)'
 * @throws Error when versions use what the others stop providing
 */
export function assertProvidersStay(
  before: readonly ReleaseManifest[],
  after: readonly ReleaseManifest[],
  place = '',
): void {
  for (const owner of before)
    for (const thing of providedBy(owner).filter((one) => !isStillProvided(one, owner, after))) {
      const consumers = consumersOf(after, thing).map((consumer) => versionName(consumer) + place);
      if (consumers.length > 0)
        throw new Error(
          `The ${thing.kind} '${thing.name}', which only ${versionName(owner)}${besidesShell(thing, owner)} ${KINDS[thing.kind].provides}, is used by ${consumers.join(', ')}. To remove it: promote or retire with --allow-removal.`,
        );
    }
}

/**
 * @param before the versions that are shown
 * @param after the versions that would be shown
 * @throws Error when a version uses what its owner does not have, and the version before it did not
 */
export function assertUsesProvided(before: readonly ReleaseManifest[], after: readonly ReleaseManifest[]): void {
  for (const manifest of after) {
    const earlier = before.find(({ name }) => name === manifest.name);
    for (const thing of usedBy(manifest)) {
      // What an earlier version used as well is no fault of this change.
      if (!isMissing(thing, after) || (earlier && has(usedBy(earlier), thing))) continue;
      const owner = ownerOf(thing);
      throw new Error(
        `${versionName(manifest)} ${KINDS[thing.kind].uses} the ${thing.kind} '${thing.name}', which ${owner} does not have: promote a version of ${owner} with it in the same step.`,
      );
    }
  }
}
