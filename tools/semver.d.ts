/** The part of semver that the tests use; the package has no types. */
declare module 'semver' {
  export function satisfies(version: string, range: string): boolean;
}
