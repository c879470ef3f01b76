import type { DeskStore } from '@storefront/api/entities/desk/desk-operator';
import { countText } from '@storefront/messages/count-text';
import { Checkbox } from '@storefront/ui/checkbox';
import styles from './StaffPage.module.css';

export interface StoresChoiceProps {
  /** Whose stores: a name. */
  readonly of: string;
  readonly stores: readonly DeskStore[];
  /** Null: all of them. */
  readonly chosen: readonly number[] | null;
  readonly isLocked?: boolean;
  readonly onChoose: (storeIds: number[] | null) => void;
}

/** In which stores somebody works: all of them, or at least one that is ticked. */
export function StoresChoice({ of, stores, chosen, isLocked, onChoose }: StoresChoiceProps) {
  const toggle = (storeId: number, isOn: boolean) => {
    const next = isOn ? [...(chosen ?? []), storeId] : (chosen ?? []).filter((one) => one !== storeId);
    // The last one stays: nobody gets all stores by losing one.
    if (next.length > 0) onChoose(next);
  };
  if (isLocked) return <p className={styles.small}>{storesText(stores, chosen)}</p>;
  return (
    <details className={styles.stores}>
      <summary>
        <span className="sf-hidden">Stores of {of}: </span>
        {storesText(stores, chosen)}
      </summary>
      <fieldset>
        <legend className="sf-hidden">Stores of {of}</legend>
        <Checkbox
          label="All stores"
          checked={chosen === null}
          onChange={() => onChoose(chosen === null ? stores.slice(0, 1).map(({ storeId }) => storeId) : null)}
        />
        {stores.map(({ storeId, name }) => (
          <Checkbox
            key={storeId}
            label={name}
            checked={chosen?.includes(storeId) ?? false}
            onChange={({ target }) => toggle(storeId, target.checked)}
          />
        ))}
      </fieldset>
    </details>
  );
}

function storesText(stores: readonly DeskStore[], chosen: readonly number[] | null): string {
  if (!chosen) return 'All stores';
  const names = stores.filter(({ storeId }) => chosen.includes(storeId)).map(({ name }) => name);
  return names.length > 2 ? countText(names.length, 'store') : names.join(', ');
}
