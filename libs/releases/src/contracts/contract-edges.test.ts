import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { usesOf } from './contract-edges';

/** The part of a manifest that says what a package provides and uses. */
const version = (name: string, fields: Partial<ReleaseManifest> = {}): ReleaseManifest =>
  ({
    name,
    version: '1.0.0',
    routes: [],
    boundaries: [],
    actions: [],
    handles: [],
    reactsTo: [],
    emits: [],
    ...fields,
  }) as unknown as ReleaseManifest;

const using = (fields: Partial<NonNullable<ReleaseManifest['uses']>>) =>
  version('mf-catalogue', { uses: { commands: [], boundaries: [], actions: [], operations: [], ...fields } });

test('commands, boundaries, actions, facts and shared values join a version to the package that provides them', () => {
  const basket = version('mf-basket', {
    handles: ['basket:add-item'],
    actions: ['add-item'],
    emits: ['basket:emptied'],
    writes: ['basket'],
    boundaries: [{ name: 'basket-drawer' }] as unknown as ReleaseManifest['boundaries'],
  });
  const used = { commands: ['basket:add-item'], boundaries: ['basket-drawer'], actions: ['basket/add-item'] };
  const catalogue = { ...using({ ...used, state: ['basket', 'slot'] }), reactsTo: ['basket:emptied'] };
  expect(usesOf(catalogue, [basket])).toEqual([
    'the command basket:add-item',
    'the boundary basket-drawer',
    'the action basket/add-item',
    'the fact basket:emptied',
    'the shared value basket',
  ]);
  expect(usesOf(basket, [catalogue])).toEqual([]);
  expect(usesOf(catalogue, [version('mf-slots', { writes: ['slot'] })])).toEqual(['the shared value slot']);
  expect(usesOf(catalogue, [version('shell')])).toEqual(['the frame and the session']);
});

test('what only one of the compared versions provides joins them too', () => {
  const catalogue = using({ commands: ['basket:add-items'], state: [] });
  const newest = version('mf-basket', { handles: ['basket:add-items'] });
  expect(usesOf(catalogue, [version('mf-basket')])).toEqual([]);
  expect(usesOf(catalogue, [newest, version('mf-basket')])).toEqual(['the command basket:add-items']);
});

test('a link joins them only when the page is at another path, or missing, in one of the versions', () => {
  const catalogue = using({ routes: ['basket'] });
  const basket = (path: string) =>
    version('mf-basket', { routes: [{ name: 'basket', path }] as unknown as ReleaseManifest['routes'] });
  expect(usesOf(catalogue, [basket('/basket'), basket('/basket')])).toEqual([]);
  expect(usesOf(catalogue, [basket('/basket'), basket('/cart')])).toEqual(['the page basket']);
  expect(usesOf(catalogue, [basket('/basket'), version('mf-basket')])).toEqual(['the page basket']);
});
