/** @jest-environment node */
import { resolve } from 'node:path';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { contractManifest } from '../contracts/contract-manifest';
import { readContracts } from '../contracts/read-contracts';
import { countPaths, planCells } from './plan-cells';

let today: readonly ReleaseManifest[] = [];
beforeAll(async () => {
  today = (await readContracts(resolve(__dirname, '../..'))).map(contractManifest);
});

/** Today's packages, each with two earlier versions of the same contract. */
const versions = () => new Map(today.map((one) => [one.name, ['3', '2', '1'].map((version) => ({ ...one, version }))]));

test('each package meets N, N-1 and N-2 of each other one, and pairs without a contract are left out', () => {
  const { cells, pruned, compositions, pathsBefore } = planCells(versions());
  const count = today.length;
  expect(cells.length + pruned.length).toBe(count * (count - 1) * 3);
  const pairs = [...new Set(pruned.map(({ name, neighbour }) => [name, neighbour].sort().join(' ')))].sort();
  // Staff hosts show the desk alone.
  const ofShops = pairs.filter((pair) => !pair.includes('mf-desk'));
  expect(ofShops).toEqual(['mf-catalogue mf-checkout', 'mf-catalogue mf-store-search', 'mf-member mf-slots']);
  expect(pairs).toHaveLength(ofShops.length + count - 2);
  expect(compositions.map(({ name }) => name)).toContain('mf-basket 1');
  expect(compositions).toHaveLength(1 + count * 2);
  expect(countPaths(compositions)).toBeLessThan(pathsBefore);
});

test('only the packages that use something of the other run their main path', () => {
  const { cells } = planCells(versions());
  const cell = (name: string, neighbour: string) =>
    cells.find((one) => one.name === name && one.neighbour === neighbour && one.distance === 1);
  expect(cell('mf-catalogue', 'mf-basket')).toMatchObject({ composition: 'mf-basket 2', paths: ['mf-catalogue'] });
  expect(cell('mf-basket', 'mf-catalogue')).toMatchObject({ composition: 'mf-catalogue 2', paths: ['mf-catalogue'] });
  expect(cell('mf-checkout', 'mf-member')?.paths).toEqual(['mf-checkout', 'mf-member']);
});

test('a team’s cells are those of its package at the newest version', () => {
  const { cells, compositions } = planCells(versions(), { only: ['mf-slots'] });
  expect(new Set(cells.map(({ name, version }) => `${name} ${version}`))).toEqual(new Set(['mf-slots 3']));
  expect(compositions.map(({ name }) => name)).not.toContain('mf-slots 2');
});

test('without pruning the other pairs run too, with the main path of the package at its newest version', () => {
  const { cells, pruned } = planCells(versions(), { isUnpruned: true });
  expect(pruned).toEqual([]);
  const others = cells.filter(({ uses }) => !uses.length);
  expect(others).toHaveLength(planCells(versions()).pruned.length);
  for (const { name, paths } of others) expect(paths).toEqual([name]);
});

test('a package that only its newest version joins to another is tested with the earlier ones, too', () => {
  const changed = versions();
  const [newest, ...earlier] = changed.get('mf-catalogue') ?? [];
  const uses = { ...newest?.uses, commands: [...(newest?.uses?.commands ?? []), 'member:log-in'] };
  changed.set('mf-catalogue', [{ ...newest, uses } as ReleaseManifest, ...earlier]);
  const { cells } = planCells(changed, { only: ['mf-catalogue'] });
  const withMember = cells.filter(({ neighbour }) => neighbour === 'mf-member');
  expect(withMember).toHaveLength(3);
  for (const { uses: words } of withMember)
    expect(words).toContain('mf-catalogue uses the command member:log-in of mf-member');
});
