import { ItemGrid } from '@storefront/ui/item-grid';
import { CatalogueCard } from '../item-card/CatalogueCard';
import { EAGER_CARDS } from '../item-card/eager-cards';
import { Marked } from '../item-card/Marked';
import styles from './SearchPage.module.css';
import type { SearchData } from './search-data';

interface ItemsFoundProps {
  readonly data: SearchData;
  readonly headingLevel: 2 | 3;
}

/** The items that fit the term and, below a heading of their own, those that are like them. */
export function ItemsFound({ data, headingLevel }: ItemsFoundProps) {
  const { items, fitting, store, matchedWords } = data;
  const Heading = `h${headingLevel}` as const;
  const grid = (label: string, from: number, to: number) => (
    <ItemGrid label={label}>
      {items.slice(from, to).map((item, at) => (
        <CatalogueCard
          key={item.id}
          item={item}
          eager={from + at < EAGER_CARDS}
          headingLevel={from > 0 && headingLevel === 2 ? 3 : headingLevel}
          store={store}
          markedName={<Marked text={item.name} words={matchedWords} />}
        />
      ))}
    </ItemGrid>
  );
  return (
    <>
      {fitting > 0 && grid('Items found', 0, fitting)}
      {fitting < items.length && (
        <>
          <Heading className={styles.similar}>Similar items</Heading>
          {grid('Similar items', fitting, items.length)}
        </>
      )}
    </>
  );
}
