import { ConfirmDialog } from '@storefront/ui/confirm-dialog';

export interface Question {
  readonly title: string;
  readonly question: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** The agreement cannot be undone. */
  readonly danger?: boolean;
}

/** A question with two answers. Closing the dialog is the second one. */
export function QuestionDialog({ onAnswer, ...question }: Question & { onAnswer: (agreed: boolean) => void }) {
  return (
    <ConfirmDialog
      open
      {...question}
      onOpenChange={(open) => !open && onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    />
  );
}
