/** An entry of a lock file. */
interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly dev?: boolean;
  readonly link?: boolean;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Where Node.js finds a package that is imported from the folder `from`; undefined where it is not locked. */
function pathOf(locked: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; ) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (locked[path]) return path;
    if (!folder) return undefined;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above < 0 ? '' : folder.slice(0, above);
  }
}

function needsOf(entry: LockedPackage): string[] {
  const isOptionalPeer = (name: string) => entry.peerDependenciesMeta?.[name]?.optional;
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...Object.keys(entry.peerDependencies ?? {}).filter((name) => !isOptionalPeer(name)),
  ];
}

/**
 * The entries of a lock file that packages need at run time, with the packages themselves.
 * @param imported each with the folder, as in the lock file, that imports it
 * @throws Error when one of them is not locked
 */
function withDependencies(
  locked: LockedPackages,
  imported: readonly (readonly [from: string, name: string])[],
): Map<string, LockedPackage> {
  const needed = new Map<string, LockedPackage>();
  const add = (folder: string, name: string): boolean => {
    const path = pathOf(locked, folder, name);
    const entry = path && locked[path];
    if (!path || !entry) return false;
    if (needed.has(path)) return true;
    const { dev: _dev, ...own } = entry;
    needed.set(path, own);
    for (const need of needsOf(entry)) add(path, need);
    return true;
  };
  for (const [from, name] of imported) if (!add(from, name)) throw new Error(`${name} is not in package-lock.json`);
  return needed;
}

/**
 * The part of a lock file that some packages need at run time, with the packages themselves, as if they were installed
 * in one folder. Those for other systems stay in it, so that the same file installs everywhere.
 * @param from the folder, as in the lock file, that imports them
 * @throws Error when one of the packages is not locked, or two versions of one would be in the same place
 */
export function runtimePackages(locked: LockedPackages, from: string, names: readonly string[]): LockedPackages {
  const needed = withDependencies(
    locked,
    names.map((name) => [from, name]),
  );
  const moved = [...needed].map(([path, entry]) => [path.slice(path.indexOf('node_modules/')), entry] as const);
  if (new Set(moved.map(([path]) => path)).size < moved.length)
    throw new Error(`${from} and the repository need two versions of one package at run time`);
  return Object.fromEntries(moved.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Every library in the built files, as name@version: what the workspaces' packages depend on, directly or not.
 * @param isShipped whether a workspace, by its folder, is part of what a server runs
 */
export function bundledLibraries(locked: LockedPackages, isShipped: (folder: string) => boolean): ReadonlySet<string> {
  const workspaces = Object.keys(locked).filter((path) => path && !path.includes('node_modules/') && isShipped(path));
  const imported = workspaces.flatMap((folder) =>
    Object.keys(locked[folder]?.dependencies ?? {})
      .filter((name) => !name.startsWith('@storefront/'))
      .map((name) => [folder, name] as const),
  );
  return new Set(
    [...withDependencies(locked, imported)].map(
      ([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`,
    ),
  );
}
