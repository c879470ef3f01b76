import { LINK_VALUES_KEY, type PublishedValues, publishedValues } from '@storefront/bus/link-values';
import { atom } from 'nanostores';

/** The remotes' published values; empty until the page has hydrated. */
export const linkValues = atom<PublishedValues>({});

/** Shows what was published before, and follows this tab and the browser's others. */
export function followLinkValues(): void {
  const read = () => linkValues.set(publishedValues());
  // Without a key the whole storage was cleared.
  addEventListener('storage', ({ key }) => (key ?? LINK_VALUES_KEY) === LINK_VALUES_KEY && read());
  read();
}
