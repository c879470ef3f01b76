import type { LinkValue } from '@storefront/remote-kit/navigation.types';

/** What a link shows of a value; each part only if the value has it. */
export interface ShownValue {
  readonly count?: number;
  /** In minor units. */
  readonly amount?: number;
  readonly text?: string;
}

/**
 * What a link shows besides its icon, or in place of its label.
 * @param values the bus's shared values and the remotes' published ones, by name
 */
export function shownValue(shows: LinkValue | undefined, values: Readonly<Record<string, unknown>>): ShownValue {
  if (!shows || !Object.hasOwn(values, shows.value)) return {};
  const field = (name: string | undefined): unknown => name && Object(values[shows.value])[name];
  const count = field(shows.count);
  const amount = field(shows.amount);
  const text = field(shows.text);
  // An amount of nothing says less than the link's label.
  const isEmpty = shows.count !== undefined && !count;
  return {
    ...(typeof count === 'number' && count > 0 && { count }),
    ...(typeof amount === 'number' && !isEmpty && { amount }),
    ...(typeof text === 'string' && text && { text }),
  };
}
