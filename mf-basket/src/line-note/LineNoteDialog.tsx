import { LINE_NOTE_MAX_LENGTH } from '@storefront/api/constants';
import type { BasketLine } from '@storefront/api/entities/basket';
import { Button } from '@storefront/ui/button';
import { Dialog } from '@storefront/ui/dialog';
import { TextField } from '@storefront/ui/text-field';
import { type FormEvent, useId, useState } from 'react';

export interface LineNoteDialogProps {
  readonly line: BasketLine;
  /** @returns the text of a refusal; undefined after a success */
  readonly onSave: (note: string | null) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** The shopper's note about one item for the person who picks it. An empty note removes it. */
export function LineNoteDialog({ line: { menuItem, instructions = '' }, onSave, onClose }: LineNoteDialogProps) {
  const form = useId();
  const [note, setNote] = useState(instructions);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const found = await onSave(note.trim() || null);
    setBusy(false);
    setProblem(found);
    if (!found) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={menuItem.name}
      foot={
        <Button type="submit" form={form} big wide busy={isBusy}>
          Save
        </Button>
      }
    >
      <form id={form} onSubmit={(event) => void save(event)}>
        <TextField
          label="Note for the picker"
          hint="What to look for when we choose yours"
          optional
          name="instructions"
          autoComplete="off"
          maxLength={LINE_NOTE_MAX_LENGTH}
          value={note}
          error={problem && <span role="alert">{problem}</span>}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
