import { overwriteBasket } from '@storefront/messages/basket';
import { ConfirmDialog } from '@storefront/ui/confirm-dialog';

export function OverwriteDialog({ onAnswer }: { onAnswer: (agreed: boolean) => void }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title="Start a new basket"
      question={overwriteBasket}
      confirmLabel="Replace it"
      cancelLabel="Keep my basket"
      onConfirm={() => onAnswer(true)}
    />
  );
}
