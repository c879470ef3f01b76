import type { BasketLine } from '@storefront/api/entities/basket';
import { IconButton } from '@storefront/ui/icon-button';
import { MoreIcon } from '@storefront/ui/icons/more';
import { useId } from 'react';
import styles from './LineMenu.module.css';

interface LineMenuProps {
  readonly line: BasketLine;
  readonly onNote: () => void;
  readonly onSave: () => void;
  readonly onRemove: () => void;
}

/** What else can be done with a line: on a phone a sheet, on wide screens beside its button. */
export function LineMenu({ line: { menuItem, instructions }, onNote, onSave, onRemove }: LineMenuProps) {
  const id = useId();
  const action = (label: string, name: string, onClick: () => void) => (
    <button
      type="button"
      className={styles.action}
      popoverTarget={id}
      popoverTargetAction="hide"
      aria-label={name}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <>
      <IconButton
        data-line-menu=""
        label={`More for ${menuItem.name}`}
        icon={<MoreIcon />}
        popoverTarget={id}
        className={styles.open}
      />
      <div id={id} popover="auto" className={styles.menu}>
        <p className={styles.name}>{menuItem.name}</p>
        {instructions
          ? action('Change the note', `Change the note for ${menuItem.name}`, onNote)
          : action('Add a note', `Add a note for ${menuItem.name}`, onNote)}
        {action('Save for later', `Save for later: ${menuItem.name}`, onSave)}
        {action('Remove', `Remove ${menuItem.name} from basket`, onRemove)}
      </div>
    </>
  );
}
