/** @jest-environment node */
import { resolve } from 'node:path';
import {
  assertProvidersStay,
  assertUsesProvided,
  providedBy,
  type Thing,
  usedBy,
} from '@storefront/releases/contracts/consumers';
import { assertLinksLead, assertPagesStay } from '@storefront/releases/contracts/page-links';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { contractManifest } from './contract-manifest';
import { readContracts } from './read-contracts';

let manifests: readonly ReleaseManifest[] = [];
beforeAll(async () => {
  manifests = (await readContracts(resolve(__dirname, '../..'))).map(contractManifest);
});

const isSame = (one: Thing, other: Thing) => one.kind === other.kind && one.name === other.name;

/** Every use of something that another package provides. */
const edges = () =>
  manifests.flatMap((consumer) =>
    usedBy(consumer).flatMap((thing) => {
      const provider = manifests.find((one) => providedBy(one).some((other) => isSame(other, thing)));
      return provider && provider !== consumer ? [{ consumer, provider, thing }] : [];
    }),
  );

const without = (names: readonly string[] | undefined, name: string) => names?.filter((one) => one !== name) ?? [];

/** A new version of a package that does not provide a thing any more. */
function removing(provider: ReleaseManifest, { kind, name }: Thing): ReleaseManifest {
  const changed = { ...provider, version: '2.0.0' };
  if (kind === 'command') return { ...changed, handles: without(provider.handles, name) };
  if (kind === 'boundary') return { ...changed, boundaries: provider.boundaries.filter((one) => one.name !== name) };
  if (kind === 'fact') return { ...changed, emits: without(provider.emits, name) };
  if (kind === 'shared value') return { ...changed, writes: without(provider.writes, name) };
  if (kind === 'page') return { ...changed, routes: provider.routes.filter((one) => one.name !== name) };
  return { ...changed, actions: without(provider.actions, name.split('/')[1] ?? '') };
}

type Uses = NonNullable<ReleaseManifest['uses']>;

/** A new version of a package that uses other things. */
const using = (consumer: ReleaseManifest, change: (uses: Uses) => Partial<Uses>): ReleaseManifest => {
  const uses = consumer.uses ?? { commands: [], boundaries: [], actions: [], operations: [] };
  return { ...consumer, version: '2.0.0', uses: { ...uses, ...change(uses) } };
};

/** A new version of a package that does not use a thing any more. */
const leaving = (consumer: ReleaseManifest, { kind, name }: Thing): ReleaseManifest =>
  kind === 'fact'
    ? { ...consumer, version: '2.0.0', reactsTo: without(consumer.reactsTo, name) }
    : using(consumer, (uses) => ({
        commands: without(uses.commands, kind === 'command' ? name : ''),
        boundaries: without(uses.boundaries, kind === 'boundary' ? name : ''),
        actions: without(uses.actions, kind === 'action' ? name : ''),
        state: without(uses.state, kind === 'shared value' ? name : ''),
        routes: without(uses.routes, kind === 'page' ? name : ''),
      }));

/** The composition with new versions of some packages. */
const after = (...changed: readonly ReleaseManifest[]) =>
  manifests.map((one) => changed.find(({ name }) => name === one.name) ?? one);

const assertServed = (before: readonly ReleaseManifest[], next: readonly ReleaseManifest[]) => {
  assertProvidersStay(before, next);
  assertPagesStay(before, next);
  assertUsesProvided(before, next);
  assertLinksLead(before, next);
};

const check = (...changed: readonly ReleaseManifest[]) => assertServed(manifests, after(...changed));

/** How many breaks of a kind, and harmless changes, are seeded at least: a promise of ADR 54. */
const SEEDS = 40;

test('each removal of what another package uses is refused, and the consumer named', () => {
  const seeded = edges();
  // A thing with three consumers counts once.
  expect(new Set(seeded.map(({ thing }) => `${thing.kind} ${thing.name}`)).size).toBeGreaterThanOrEqual(SEEDS);
  expect(new Set(seeded.map(({ thing }) => thing.kind))).toEqual(
    new Set(['command', 'boundary', 'action', 'fact', 'shared value', 'page']),
  );
  for (const { consumer, provider, thing } of seeded) {
    const consumers = manifests.filter((one) => usedBy(one).some((other) => isSame(other, thing)));
    expect(consumers).toContain(consumer);
    expect(() => check(removing(provider, thing))).toThrow(
      new RegExp(`'${thing.name}'(?: at \\S+)?, which only ${provider.name} 1.* is used by .*${consumer.name} [12]`),
    );
  }
});

/** Every link to a page of another package. */
const links = () => edges().filter(({ thing }) => thing.kind === 'page');

const movedPage = (provider: ReleaseManifest, page: string, change: object): ReleaseManifest => ({
  ...provider,
  version: '2.0.0',
  routes: provider.routes.map((one) => (one.name === page ? { ...one, ...change } : one)),
});

const rebuilt = (manifest: ReleaseManifest, page: string, path: string): ReleaseManifest => {
  const linkPaths = manifest.uses?.linkPaths ?? {};
  return { ...using(manifest, () => ({ linkPaths: page in linkPaths ? { ...linkPaths, [page]: path } : linkPaths })) };
};

test('a page that moves is refused while a version links to where it was, and no other', () => {
  // Each is moved before its consumer is built again, and after.
  expect(2 * links().length).toBeGreaterThanOrEqual(SEEDS);
  for (const { consumer, provider, thing } of links()) {
    const moved = movedPage(provider, thing.name, { path: '/moved' });
    expect(() => check(moved)).toThrow(
      new RegExp(`page '${thing.name}' at \\S+, which only ${provider.name} 1.* is used by .*${consumer.name} 1`),
    );
    const all = manifests.map((one) => rebuilt(one.name === provider.name ? moved : one, thing.name, '/moved'));
    expect(() => check(...all)).not.toThrow();
    // Built again first, while the page is where it was.
    expect(() => check(rebuilt(consumer, thing.name, '/moved'))).toThrow(
      new RegExp(
        `^${consumer.name} 2.0.0 links to the page '${thing.name}' at /moved, which ${provider.name} 1.0.0 has at`,
      ),
    );
    expect(() => check(movedPage(provider, thing.name, { name: 'renamed' }))).not.toThrow();
  }
});

test('each new use of what its owner does not have is refused', () => {
  let refused = 0;
  for (const consumer of manifests)
    for (const owner of manifests.filter(({ name }) => name !== 'shell')) {
      const prefix = owner.name.replace('mf-', '');
      const command = using(consumer, ({ commands }) => ({ commands: [...commands, `${prefix}:missing`] }));
      const action = using(consumer, ({ actions }) => ({ actions: [...actions, `${prefix}/missing`] }));
      for (const changed of [command, action]) {
        expect(() => check(changed)).toThrow(
          new RegExp(`^${consumer.name} 2\\.0\\.0 .*missing', which ${owner.name} does not have`),
        );
        refused += 1;
      }
    }
  expect(refused).toBeGreaterThanOrEqual(SEEDS);
});

test('changes that break no consumer pass', () => {
  const harmless: (readonly ReleaseManifest[])[] = [
    ...manifests.map((one) => [{ ...one, version: '2.0.0' }]),
    ...manifests.map((one) => [{ ...one, version: '2.0.0', handles: [...one.handles, 'new:command'] }]),
    ...manifests.map((one) => [{ ...one, version: '2.0.0', emits: [...(one.emits ?? []), 'new:fact'] }]),
    ...manifests.map((one) => [{ ...one, version: '2.0.0', reactsTo: [...one.reactsTo, 'later:fact'] }]),
    // It uses nothing any more.
    ...manifests.map((one) => [{ ...one, version: '2.0.0', uses: undefined }]),
    // A consumer gives something up.
    ...edges().map(({ consumer, thing }) => [leaving(consumer, thing)]),
    // The last consumer and its provider give it up in one step.
    ...edges()
      .filter(({ thing }) => manifests.filter((one) => usedBy(one).some((other) => isSame(other, thing))).length === 1)
      .map(({ consumer, provider, thing }) => [leaving(consumer, thing), removing(provider, thing)]),
    // A provider and its new consumer come in one step.
    ...manifests
      .filter(({ name }) => name !== 'mf-slots')
      .map((one) => [
        using(one, ({ commands }) => ({ commands: [...commands, 'slots:hold'] })),
        { ...(manifests.find(({ name }) => name === 'mf-slots') as ReleaseManifest), handles: ['slots:hold'] },
      ]),
  ];
  expect(harmless.length).toBeGreaterThanOrEqual(SEEDS);
  for (const changed of harmless) expect(() => check(...changed)).not.toThrow();
});

test('a use that was without an owner before is no fault of the next change, and an absent remote has none', () => {
  const before = manifests.map((one) =>
    one.name === 'mf-catalogue' ? using(one, () => ({ commands: ['slots:missing', 'toys:play'] })) : one,
  );
  const changed = before.map((one) => ({ ...one, version: '3.0.0' }));
  expect(() => assertServed(before, changed)).not.toThrow();
});
