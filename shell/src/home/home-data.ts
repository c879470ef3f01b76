import type { HomeContent } from '@storefront/api/entities/home-content';
import type { MenuItem } from '@storefront/api/entities/menu-item';
import type { StoreSummary } from '@storefront/api/entities/store';
import { slotDayLabel } from '@storefront/dates/plain';

/** Fewer than on a store's page: the home page is the first that most visitors load. */
const SHELF_ITEMS = 8;

export interface HomeData {
  readonly hero: HomeContent['hero'];
  readonly steps: HomeContent['steps'];
  readonly sections: HomeContent['sections'];
  readonly aisles: readonly { readonly slug: string; readonly name: string; readonly image: string | null }[];
  /** Rows of goods, in an open shop. */
  readonly shelves?: Shelves;
  /** A few stores, shown before the shopper's place is known. */
  readonly stores: readonly HomeStore[];
  /** Whether the steps come before the departments. */
  readonly isStepsFirst: boolean;
}

interface Shelves {
  /** The store that visitors see. */
  readonly store: Pick<StoreSummary, 'id' | 'slug' | 'name'>;
  readonly offers: readonly MenuItem[];
  readonly recommended: readonly MenuItem[];
}

interface HomeStore {
  readonly slug: string;
  readonly name: string;
  readonly note: string;
  /** The next delivery or collection time. */
  readonly next?: string;
}

/** Only what the page shows, because it is written into the document. */
export function homeData(
  content: HomeContent,
  stores: readonly StoreSummary[],
  now: Date,
): Omit<HomeData, 'isStepsFirst'> {
  const { hero, steps, sections, aisles } = content;
  // A store may have none of an aisle, which its home page then does not list.
  const linked = <Part extends { aisle?: string }>({ aisle, ...part }: Part) => ({
    ...part,
    ...(aisles.some(({ slug }) => slug === aisle) && { aisle }),
  });
  return {
    hero: linked(hero),
    steps,
    sections: sections.map(linked),
    aisles: aisles.map(({ slug, name, image }) => ({ slug, name, image })),
    stores: stores.map(({ slug, name, openingHours, nextSlot }) => ({
      slug,
      name,
      note: openingHours,
      next: nextSlot ? slotDayLabel(new Date(nextSlot.startsAt), new Date(nextSlot.endsAt), now) : undefined,
    })),
  };
}

/** The rows of an open shop's home page, without what no card shows: they are written into the document. */
export function openShelves(
  store: Shelves['store'],
  popular: readonly MenuItem[],
  recommended: readonly MenuItem[],
): Shelves {
  const offers = popular.filter(({ price, wasPrice }) => wasPrice !== null && wasPrice > price).slice(0, SHELF_ITEMS);
  const others = recommended.filter(({ id }) => !offers.some((offer) => offer.id === id)).slice(0, SHELF_ITEMS);
  const short = (item: MenuItem): MenuItem => ({ ...item, description: '', ingredients: null, tags: [] });
  return { store, offers: offers.map(short), recommended: others.map(short) };
}
