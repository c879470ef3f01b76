import type { DeskStore } from '@storefront/api/entities/desk/desk-operator';
import { SelectField } from '@storefront/ui/select-field';
import { chooseStore } from './chosen-store';

export interface StoreSelectProps {
  readonly stores: readonly DeskStore[];
  readonly storeId: number | undefined;
  readonly onChoose: (storeId: number) => void;
}

/** The store that a page shows, which this device remembers; nothing for operators of one store. */
export function StoreSelect({ stores, storeId, onChoose }: StoreSelectProps) {
  if (stores.length < 2) return null;
  return (
    <SelectField
      label="Store"
      hideLabel
      value={String(storeId)}
      options={stores.map(({ storeId: id, name }) => ({ value: String(id), label: name }))}
      onChange={({ target }) => {
        chooseStore({ storeId: Number(target.value) });
        onChoose(Number(target.value));
      }}
    />
  );
}
