import type { DeskStore } from '@storefront/api/entities/desk/desk-operator';
import { ChevronDownIcon } from '@storefront/ui/icons/chevron-down';
import styles from './StoreChoice.module.css';
import { storeLabel } from './texts';

export interface StoreChoiceProps {
  readonly stores: readonly DeskStore[];
  readonly store: DeskStore;
  readonly onChoose: (store: DeskStore) => void;
}

/** The store in which the operator works; a choice for those who work in several. */
export function StoreChoice({ stores, store, onChoose }: StoreChoiceProps) {
  if (stores.length < 2) return null;
  return (
    <div className={styles.choice}>
      <select
        aria-label={storeLabel}
        value={store.storeId}
        onChange={(event) => {
          const chosen = stores.find(({ storeId }) => storeId === Number(event.target.value));
          if (chosen) onChoose(chosen);
        }}
      >
        {stores.map(({ storeId, name }) => (
          <option key={storeId} value={storeId}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDownIcon small />
    </div>
  );
}
