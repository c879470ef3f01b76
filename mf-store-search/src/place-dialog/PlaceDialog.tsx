import { fill } from '@storefront/messages/fill';
import { placeForItem } from '@storefront/messages/store-search';
import { Dialog } from '@storefront/ui/dialog';
import { useRef } from 'react';
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
  const search = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Where would you like it?"
      focusFirst={() => search.current?.querySelector<HTMLElement>('input:not([type=hidden], [type=radio])') ?? null}
      description={fill(placeForItem, name)}
    >
      <div ref={search} className={styles.search}>
        <StoreSearch errand={errand} />
      </div>
    </Dialog>
  );
}
