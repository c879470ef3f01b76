/** The files that each file imports. */
export type ImportsByFile = ReadonlyMap<string, readonly string[]>;

/**
 * One message for each import of a higher floor, or of another folder of the same one, and for each file on no floor.
 * @param floors folders and files, from the ground up
 */
export function floorFaults(imports: ImportsByFile, floors: readonly (readonly string[])[]): string[] {
  const heights = new Map(floors.flatMap((folders, height) => folders.map((folder) => [folder, height] as const)));
  const placeOf = (file: string) => {
    const folder = [...heights.keys()].find((one) => one === file || file.startsWith(`${one}/`));
    return folder === undefined ? undefined : { folder, height: heights.get(folder) ?? 0 };
  };
  return [...imports].flatMap(([file, imported]) => {
    const own = placeOf(file);
    if (!own) return [`${file} is on no floor`];
    return imported.flatMap((other) => {
      const { folder, height } = placeOf(other) ?? own;
      if (folder === own.folder || height < own.height) return [];
      const relation = height === own.height ? 'on the same floor' : 'on a higher floor';
      return [`${file} imports ${other}: ${folder} is ${relation}`];
    });
  });
}

/** One message for each circle of files that import each other. */
export function circleFaults(imports: ImportsByFile): string[] {
  const done = new Set<string>();
  const faults: string[] = [];
  const follow = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) faults.push(`${[...path.slice(start), file].join(' imports ')}`);
    if (start >= 0 || done.has(file)) return;
    for (const other of imports.get(file) ?? []) follow(other, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) follow(file, []);
  return faults;
}
