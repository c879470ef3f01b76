import type { MemberListSummary } from '@storefront/api/entities/member-list';
import { SelectField } from '@storefront/ui/select-field';
import { TextButton } from '@storefront/ui/text-link';
import { useState } from 'react';
import styles from './ListsPage.module.css';

interface AddToListProps {
  /** The item's name. */
  readonly name: string;
  readonly lists: readonly MemberListSummary[];
  readonly isBusy: boolean;
  readonly onAdd: (list: MemberListSummary) => void;
}

/** Puts an item on another list. The button is needed: with arrow keys a select changes at every step. */
export function AddToList({ name, lists, isBusy, onAdd }: AddToListProps) {
  const [chosen, setChosen] = useState('');
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        const list = lists.find(({ listId }) => String(listId) === chosen);
        if (list) onAdd(list);
      }}
    >
      <SelectField
        label={`Add ${name} to another list`}
        hideLabel
        required
        placeholder="Add to…"
        value={chosen}
        options={lists.map(({ listId, name: label }) => ({ value: String(listId), label }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <TextButton type="submit" aria-label={`Add ${name} to that list`} aria-disabled={isBusy || undefined}>
        Add
      </TextButton>
    </form>
  );
}
