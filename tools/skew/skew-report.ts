import { countPaths, NEWEST } from './plan-cells';
import type { PathFailure } from './run-paths';
import type { RefusedComposition, ShownComposition } from './show-compositions';
import type { SkewCell, SkewPlan } from './skew-plan.types';

/** 'mf-catalogue 0.1.0-3fa9c2d1e0aa with mf-basket 0.1.0-07c1 (N-1)' */
const cellName = ({ name, version, neighbour, neighbourVersion, distance }: SkewCell) =>
  `${name} ${version} with ${neighbour} ${neighbourVersion} (N${distance ? `-${distance}` : ''})`;

/** How many cells there are, with and without pruning, and which pairs have no contract. */
export function planLines({ cells, pruned, compositions, pathsBefore }: SkewPlan): string[] {
  const pairs = new Set(pruned.map(({ name, neighbour }) => [name, neighbour].sort().join(' and ')));
  return [
    `${cells.length + pruned.length} cells, ${cells.length} after pruning; ${pathsBefore} main paths, ${countPaths(compositions)} after pruning, in ${compositions.length} compositions`,
    ...(pairs.size ? [`No contract joins ${[...pairs].sort().join('; ')}`] : []),
  ];
}

interface SkewResult {
  readonly lines: readonly string[];
  /** The cells that ran and those of them that failed. */
  readonly run: readonly SkewCell[];
  readonly failed: readonly SkewCell[];
}

/** A line for each cell that failed or that the release gate refuses, and the counts. */
export function resultLines(
  { cells, compositions }: SkewPlan,
  shown: readonly (ShownComposition | RefusedComposition)[],
  failureOf: PathFailure,
  seconds: number,
): SkewResult {
  const reasons = new Map(shown.map((one) => [one.name, 'refused' in one ? one.refused : undefined]));
  const current = compositions.find(({ name }) => name === NEWEST)?.paths ?? [];
  const isBrokenAnyway = (path: string) => current.includes(path) && failureOf(NEWEST, path) !== undefined;
  const refused = cells.filter(({ composition }) => reasons.get(composition));
  const failed = cells
    .filter((cell) => !refused.includes(cell))
    .map((cell) => ({ cell, failures: failuresOf(cell, failureOf, isBrokenAnyway) }))
    .filter(({ failures }) => failures.length);
  return {
    run: cells.filter((cell) => !refused.includes(cell)),
    failed: failed.map(({ cell }) => cell),
    lines: [
      ...refused.map((cell) => `refused by the gate: ${cellName(cell)}: ${reasons.get(cell.composition)}`),
      ...failed.flatMap(({ cell, failures }) => [`FAILED: ${cellName(cell)}`, ...failures, ...cell.uses.map(indent)]),
      `${cells.length - failed.length - refused.length} cells passed, ${failed.length} failed, ${refused.length} refused by the gate, in ${(seconds / 60).toFixed(1)} minutes`,
    ],
  };
}

const indent = (text: string) => `    ${text}`;

const failuresOf = (
  { composition, paths }: SkewCell,
  failureOf: PathFailure,
  isBrokenAnyway: (path: string) => boolean,
): string[] =>
  paths.flatMap((path) => {
    const failure = failureOf(composition, path);
    if (!failure) return [];
    const note = composition !== NEWEST && isBrokenAnyway(path) ? ' (it fails with the newest versions, too)' : '';
    return [indent(`the main path of ${path}: ${failure}${note}`)];
  });
