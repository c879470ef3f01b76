import { fill } from '@storefront/messages/fill';
import { placeForItem } from '@storefront/messages/store-search';
import { Dialog } from '@storefront/ui/dialog';
import { StoreSearch } from '../search-form/StoreSearch';
import type { Errand } from '../store/errand';
import styles from './PlaceDialog.module.css';

interface PlaceDialogProps {
  readonly errand: Errand;
  /** The name of what is added. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks the shopper of an open shop for a place, with the form that finds stores. */
export function PlaceDialog({ errand, name, onClose }: PlaceDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Where would you like it?"
      description={fill(placeForItem, name)}
    >
      <div className={styles.search}>
        <StoreSearch errand={errand} />
      </div>
    </Dialog>
  );
}
