import type { SubstituteKind } from '@storefront/api/entities/basket';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { SelectField } from '@storefront/ui/select-field';
import styles from '../basket-line/BasketLine.module.css';
import { substituteOptions } from '../substitutes/substitute-words';

interface SubstituteFormProps {
  readonly action: 'update-item' | 'substitute-for-all';
  readonly chosen: SubstituteKind | undefined;
  /** The choice of a line; without it the form is for all items. */
  readonly basketLineId?: number;
  readonly itemName?: string;
  /** The name of the item that was chosen instead. */
  readonly chosenName?: string;
}

const PATHS = {
  'update-item': actionPath('basket', 'update-item'),
  'substitute-for-all': actionPath('basket', 'substitute-for-all'),
};

/** What happens to a missing item. An item can be chosen only with scripts, but a chosen one is shown. */
export function SubstituteForm({ action, chosen, basketLineId, itemName, chosenName }: SubstituteFormProps) {
  const { copy } = usePageContext().business;
  const options = substituteOptions
    .filter(({ kind }) => kind !== 'item' || chosenName)
    .map(({ kind, label }) =>
      kind === 'item'
        ? { value: kind, label: chosenName ?? label, disabled: true }
        : { value: kind, label, disabled: false },
    );
  const label = itemName ? `If ${itemName} is missing` : 'If an item is missing';
  return (
    <form className={styles.plainSubstitute} method="post" action={PATHS[action]}>
      {basketLineId !== undefined && <input type="hidden" name="basketLineId" value={basketLineId} />}
      <SelectField
        label={label}
        hideLabel={itemName !== undefined}
        name="substitute"
        required
        placeholder={`${copy.ifMissing ?? 'If missing'}: nothing`}
        defaultValue={chosen ?? ''}
        options={options}
      />
      <Button type="submit" kind="soft" aria-label={itemName ? `Set: ${itemName}` : 'Set for all items'}>
        Set
      </Button>
    </form>
  );
}
