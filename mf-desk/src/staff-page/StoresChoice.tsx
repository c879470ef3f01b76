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

/** In which stores somebody works. All are chosen by leaving none ticked. */
export function StoresChoice({ of, stores, chosen, isLocked, onChoose }: StoresChoiceProps) {
  const toggle = (storeId: number, isOn: boolean) => {
    const next = isOn ? [...(chosen ?? []), storeId] : (chosen ?? []).filter((one) => one !== storeId);
    onChoose(next.length > 0 ? next : null);
  };
  if (isLocked) return <p className={styles.small}>{storesText(stores, chosen)}</p>;
  return (
    <details className={styles.stores}>
      <summary>
        <span className="sf-hidden">Stores of {of}: </span>
        {storesText(stores, chosen)}
      </summary>
      <fieldset>
        <legend className="sf-hidden">Stores of {of}; none ticked means all of them</legend>
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
