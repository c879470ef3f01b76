import { Button } from './button';
import { Dialog } from './dialog';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  question: string;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  onConfirm: () => void;
  /** Set when the second button does more than close the dialog. */
  onCancel?: () => void;
};

/** For the few steps that cannot be undone; all others act at once and offer undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, question, confirmLabel, cancelLabel = 'Cancel', danger, onConfirm } = props;
  const { onCancel = () => onOpenChange(false) } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={question}
      foot={
        <>
          <Button kind="quiet" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
