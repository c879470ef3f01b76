import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import type { LinkValue } from '@storefront/remote-kit/navigation.types';
import { linkValues } from './link-values';
import { type ShownValue, shownValue } from './shown-value';

const stores = Object.entries(shared);

/**
 * Reads what links show; the component renders again when a value changes. A shared value of the bus takes precedence
 * over a published one.
 */
export function useShownValue(): (shows: LinkValue | undefined) => ShownValue {
  const values: Record<string, unknown> = { ...useStore(linkValues) };
  // biome-ignore lint/correctness/useHookAtTopLevel: the list of stores never changes
  for (const [name, store] of stores) values[name] = useStore(store);
  return (shows) => shownValue(shows, values);
}
