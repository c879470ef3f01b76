import { changeStoreQuestion, overwriteBasket } from '@storefront/messages/basket';
import { countText } from '@storefront/messages/count-text';
import { fill } from '@storefront/messages/fill';
import { Button } from '@storefront/ui/button';
import { Dialog } from '@storefront/ui/dialog';
import { MovedItems, type MovePreview, movedCount } from '../store-change/MovedItems';

interface OverwriteDialogProps {
  /** What of the basket the other store sells; undefined if that could not be read. */
  readonly preview: MovePreview | undefined;
  readonly currency: string;
  readonly holdsTime: boolean;
  readonly onAnswer: (agreed: boolean) => void;
}

/** Asks whether the basket moves to the store of an item that is added, and says what is lost. */
export function OverwriteDialog({ preview, currency, holdsTime, onAnswer }: OverwriteDialogProps) {
  const moved = preview ? movedCount(preview) : 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title="Change store"
      description={preview && moved > 0 ? fill(changeStoreQuestion, preview.store.name) : overwriteBasket}
      foot={
        <>
          <Button kind="quiet" onClick={() => onAnswer(false)}>
            Keep my basket
          </Button>
          <Button onClick={() => onAnswer(true)}>
            {moved > 0 ? `Move ${countText(moved, 'item')}` : 'Replace it'}
          </Button>
        </>
      }
    >
      {preview && <MovedItems preview={preview} currency={currency} holdsTime={holdsTime} />}
    </Dialog>
  );
}
