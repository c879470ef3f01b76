import type { Channel, Composition } from '../compositions/composition.types';

/** Rolled-back versions that a channel remembers of each package: more than a team publishes before it notices. */
const MAX_VERSIONS = 20;

type RolledBack = NonNullable<Channel['rolledBack']>;

/**
 * The rolled-back versions after a channel has moved between two compositions by a rollback. One that takes back another
 * rollback returns to a version of `before`; it leaves a version that nothing was wrong with.
 */
export function afterRollback(before: RolledBack = {}, from: Composition, to: Composition): RolledBack {
  const takesBack = (name: string) => before[name]?.includes(to.packages[name]?.version ?? '');
  const left = Object.entries(from.packages)
    .filter(([name, { version }]) => to.packages[name]?.version !== version && !takesBack(name))
    .map(([name, { version }]) => [name, [...(before[name] ?? []).filter((one) => one !== version), version]] as const);
  return afterPromotion({ ...before, ...Object.fromEntries(left) }, to);
}

/** The rolled-back versions after a promotion: a shown version is not among them. */
export function afterPromotion(before: RolledBack = {}, shown: Composition): RolledBack {
  return Object.fromEntries(
    Object.entries(before)
      .map(
        ([name, versions]) =>
          [name, versions.filter((one) => one !== shown.packages[name]?.version).slice(-MAX_VERSIONS)] as const,
      )
      .filter(([, versions]) => versions.length > 0),
  );
}
