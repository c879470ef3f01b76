import type { Basket } from '@storefront/api/entities/basket';
import { countText } from '@storefront/messages/count-text';
import { Panel } from '@storefront/ui/panel';
import { SavedItemRow } from './SavedItemRow';
import styles from './SavedItems.module.css';

/** The items saved for later, below the basket. They are not part of its total. */
export function SavedItems({ savedItems = [], storeSlug }: Pick<Basket, 'savedItems' | 'storeSlug'>) {
  if (savedItems.length === 0) return null;
  return (
    <Panel title="Saved for later" className={styles.panel}>
      <p className="sf-muted">{countText(savedItems.length, 'item')}, not part of your total</p>
      <ul>
        {savedItems.map((item) => (
          <SavedItemRow key={item.savedItemId} saved={item} storeSlug={storeSlug} />
        ))}
      </ul>
    </Panel>
  );
}
