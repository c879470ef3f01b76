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
  const value: Readonly<Record<string, unknown>> = Object(values[shows.value]);
  const numberIn = (name = '') => (typeof value[name] === 'number' ? value[name] : undefined);
  const count = numberIn(shows.count) || undefined;
  const text = value[shows.text ?? ''];
  return {
    count,
    // Without items the link shows its label instead of £0.00.
    amount: shows.count && !count ? undefined : numberIn(shows.amount),
    text: typeof text === 'string' && text ? text : undefined,
  };
}
