import satisfies from 'semver/functions/satisfies.js';

/**
 * Whether a package that was built against one version of a library runs with another: the same or a later one without
 * breaking changes. The share scope of browsers applies the same rule.
 */
export const acceptsVersion = (builtAgainst: string, provided: string): boolean =>
  satisfies(provided, `^${builtAgainst}`);

/** Whether one of two versions accepts the other. */
export const isSameMajor = (one: string, other: string): boolean =>
  acceptsVersion(one, other) || acceptsVersion(other, one);
