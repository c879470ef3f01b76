import { versionName } from '@storefront/releases/contracts/consumers';
import { usesOf } from '@storefront/releases/contracts/contract-edges';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import type { SkewCell, SkewComposition, SkewPlan } from './skew-plan.types';

/** The name of the composition of the newest versions. */
export const NEWEST = 'newest';

/** By package, newest first: N, and as many of N-1 and N-2 as there are. */
export type PackageVersions = ReadonlyMap<string, readonly ReleaseManifest[]>;

interface PlanOptions {
  /** The packages whose cells are wanted; all by default. */
  readonly only?: readonly string[];
  /** Runs pairs without a contract too. */
  readonly isUnpruned?: boolean;
}

/** The cells of each wanted package with each version of each other package, and the compositions that show them. */
export function planCells(versions: PackageVersions, { only, isUnpruned = false }: PlanOptions = {}): SkewPlan {
  const all = [...versions.keys()]
    .filter((name) => !only?.length || only.includes(name))
    .flatMap((name) =>
      [...versions.keys()].filter((other) => other !== name).flatMap((other) => cellsOf(versions, name, other)),
    );
  const isJoined = ({ uses }: SkewCell) => isUnpruned || uses.length > 0;
  const cells = all.filter(isJoined).map((cell) => (cell.uses.length ? cell : { ...cell, paths: [cell.name] }));
  return {
    cells,
    pruned: all.filter((cell) => !isJoined(cell)),
    compositions: compositionsOf(cells),
    pathsBefore: countPaths(compositionsOf(all.map((cell) => ({ ...cell, paths: bothOf(cell) })))),
  };
}

/** How many main paths run. */
export const countPaths = (compositions: readonly SkewComposition[]): number =>
  compositions.reduce((sum, { paths }) => sum + paths.length, 0);

const bothOf = ({ name, neighbour }: SkewCell) => [name, neighbour];

function cellsOf(versions: PackageVersions, name: string, neighbour: string): SkewCell[] {
  const own = versions.get(name) ?? [];
  const [newest] = own;
  const others = versions.get(neighbour) ?? [];
  if (!newest) return [];
  return others.map((other, distance) => {
    // A contract that only the newest or only this version has joins them too.
    const used = usesOf(newest, [...new Set([...others.slice(0, 1), other])]);
    const given = usesOf(other, own);
    const uses = [
      ...used.map((what) => `${name} uses ${what} of ${neighbour}`),
      ...given.map((what) => `${neighbour} uses ${what} of ${name}`),
    ];
    return {
      name,
      version: newest.version,
      neighbour,
      neighbourVersion: other.version,
      distance,
      uses,
      composition: distance === 0 ? NEWEST : versionName(other),
      paths: [...(used.length ? [name] : []), ...(given.length ? [neighbour] : [])],
    };
  });
}

/** One composition shows the cells of all packages with one version of a neighbour. */
function compositionsOf(cells: readonly SkewCell[]): SkewComposition[] {
  const found = new Map<string, SkewComposition>();
  for (const { composition: name, neighbour, neighbourVersion: version, distance, paths } of cells) {
    const before = found.get(name)?.paths ?? [];
    found.set(name, {
      name,
      ...(distance > 0 && { replaced: { name: neighbour, version } }),
      paths: [...new Set([...before, ...paths])].sort(),
    });
  }
  return [...found.values()];
}
