import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { linkValues } from '@storefront/bus/link-values';
import type { LinkValue } from '@storefront/remote-kit/navigation.types';
import { computed, type ReadableAtom } from 'nanostores';
import { type ShownValue, shownValue } from './shown-value';

const names = Object.keys(shared);

/** Every value that a link can name. A shared value of the bus takes precedence over a published one. */
const values = computed(
  [linkValues, ...Object.values(shared)] as ReadableAtom<unknown>[],
  (published, ...states): Readonly<Record<string, unknown>> => ({
    ...Object(published),
    ...Object.fromEntries(names.map((name, at) => [name, states[at]])),
  }),
);

/** Reads what links show; the component renders again when a value changes. */
export function useShownValue(): (shows: LinkValue | undefined) => ShownValue {
  const current = useStore(values);
  return (shows) => shownValue(shows, current);
}
