import { QUANTITY_MAX } from '@storefront/api/constants';
import { useState } from 'react';
import type { DealPageSection } from './deal-data';

/** The quantity of each item in a section. */
export type ChosenQuantities = Readonly<Record<string, number>>;

/** An item's field: `pick:<section>` for a single choice, `item:<id>` for a quantity. */
export const isSingleChoice = (section: DealPageSection): boolean => section.quantity === 1;

const itemKey = (section: DealPageSection, itemId: number) => `${section.id}:${itemId}`;

/** The choices of a refused form, from the page's URL. */
function parseChosen(sections: readonly DealPageSection[], query: Readonly<Record<string, string>>): ChosenQuantities {
  const chosen: Record<string, number> = {};
  for (const section of sections) {
    // A search for stores leads back with quantities alone.
    const listed = section.items.find(({ id }) => query[`item:${id}`])?.id;
    for (const { id, outOfStock } of section.items) {
      const count = isSingleChoice(section)
        ? Number((query[`pick:${section.id}`] ?? String(listed)) === String(id))
        : Number(query[`item:${id}`]);
      if (count > 0 && count <= QUANTITY_MAX && Number.isInteger(count) && !outOfStock)
        chosen[itemKey(section, id)] = count;
    }
  }
  return chosen;
}

/** The state of a bundle: quantity per section, the price without the deal, and what is missing. */
export function useBundle(sections: readonly DealPageSection[], query: Readonly<Record<string, string>>) {
  const [chosen, setChosen] = useState(() => parseChosen(sections, query));
  const countOf = (section: DealPageSection, itemId: number) => chosen[itemKey(section, itemId)] ?? 0;
  const quantityIn = (section: DealPageSection) => section.items.reduce((sum, { id }) => sum + countOf(section, id), 0);
  return {
    countOf,
    quantityIn,
    /** The chosen items, each once. */
    items: [...new Set(sections.flatMap(({ items }) => items.map(({ id }) => id)))]
      .map((id) => ({ id, quantity: sections.reduce((sum, section) => sum + countOf(section, id), 0) }))
      .filter(({ quantity }) => quantity > 0),
    priceWithoutDeal: sections.reduce(
      (sum, section) => sum + section.items.reduce((part, { id, price }) => part + price * countOf(section, id), 0),
      0,
    ),
    missing: sections.reduce((sum, section) => sum + Math.max(0, section.quantity - quantityIn(section)), 0),
    setCount: (section: DealPageSection, itemId: number, count: number) =>
      setChosen((before) => ({
        ...(isSingleChoice(section)
          ? Object.fromEntries(Object.entries(before).filter(([key]) => !key.startsWith(`${section.id}:`)))
          : before),
        [itemKey(section, itemId)]: count,
      })),
  };
}
