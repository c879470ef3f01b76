import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { planCells } from './plan-cells';
import { planLines, resultLines } from './skew-report';

const version = (name: string, number: string, fields: Partial<ReleaseManifest> = {}): ReleaseManifest =>
  ({
    name,
    version: number,
    routes: [],
    boundaries: [],
    actions: [],
    handles: [],
    reactsTo: [],
    emits: [],
    ...fields,
  }) as unknown as ReleaseManifest;

const uses = { commands: ['basket:add-item'], boundaries: [], actions: [], operations: [] };
const handles = ['basket:add-item'];
const plan = planCells(
  new Map([
    ['mf-basket', [version('mf-basket', '3', { handles }), version('mf-basket', '2', { handles })]],
    ['mf-catalogue', [version('mf-catalogue', '7', { uses })]],
    ['mf-help', [version('mf-help', '1')]],
  ]),
);
const shown = plan.compositions.map((one) => ({ ...one, id: one.name, link: '', storageState: '' }));

test('the plan counts cells and main paths before and after pruning, and names the pairs without a contract', () => {
  expect(planLines(plan)).toEqual([
    '8 cells, 3 after pruning; 6 main paths, 2 after pruning, in 2 compositions',
    'No contract joins mf-basket and mf-help; mf-catalogue and mf-help',
  ]);
});

test('a failed cell is named with both versions, its main path and what joins them', () => {
  const { lines, failed } = resultLines(
    plan,
    shown,
    (composition, path) => (composition === 'mf-basket 2' && path === 'mf-catalogue' ? 'no notice' : undefined),
    90,
  );
  expect(failed).toHaveLength(1);
  expect(lines).toEqual([
    'FAILED: mf-catalogue 7 with mf-basket 2 (N-1)',
    '    the main path of mf-catalogue: no notice',
    '    mf-catalogue uses the command basket:add-item of mf-basket',
    '2 cells passed, 1 failed, 0 refused by the gate, in 1.5 minutes',
  ]);
});

test('a main path that fails with the newest versions, too, is not blamed on an earlier one', () => {
  const { lines, failed } = resultLines(plan, shown, () => 'no notice', 6);
  expect(failed).toHaveLength(3);
  expect(lines).toContain('    the main path of mf-catalogue: no notice (it fails with the newest versions, too)');
  expect(lines).toContain('    the main path of mf-catalogue: no notice');
});

test('a version that the gate refuses with the newest ones is reported and is no failure', () => {
  const refused = plan.compositions.map((one) =>
    one.replaced
      ? { ...one, refused: 'It was built against react 18.' }
      : { ...one, id: '', link: '', storageState: '' },
  );
  const { lines, failed } = resultLines(plan, refused, () => undefined, 6);
  expect([failed.length, lines]).toEqual([
    0,
    [
      'refused by the gate: mf-catalogue 7 with mf-basket 2 (N-1): It was built against react 18.',
      '2 cells passed, 0 failed, 1 refused by the gate, in 0.1 minutes',
    ],
  ]);
});
