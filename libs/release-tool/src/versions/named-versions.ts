/** A package, and its version unless the newest is meant. */
export interface NamedVersion {
  readonly name: string;
  readonly version: string | undefined;
}

/**
 * The versions that words name as NAME, NAME@VERSION or NAME VERSION.
 * @param packages the names that a command accepts
 */
export function namedVersions(words: readonly string[], packages: readonly string[]): NamedVersion[] {
  const versions: NamedVersion[] = [];
  for (const word of words) {
    const [name = '', version, ...rest] = word.split('@');
    if (version === '' || rest.length > 0) throw new Error(`'${word}' is neither a NAME nor a NAME@VERSION.`);
    const before = versions.at(-1);
    if (version === undefined && !packages.includes(name) && before && before.version === undefined)
      versions[versions.length - 1] = { ...before, version: word };
    else versions.push({ name: packageName(name, packages), version });
  }
  const twice = versions.find(({ name }, at) => versions.findIndex((other) => other.name === name) < at);
  if (twice) throw new Error(`${twice.name} is named twice.`);
  return versions;
}

/** @throws Error when a command does not accept the name */
export function packageName(name: string, packages: readonly string[]): string {
  if (!packages.includes(name))
    throw new Error(`There is no package '${name}'. The packages are ${packages.join(', ')}.`);
  return name;
}
