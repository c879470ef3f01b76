import type { BasketLine, LineSubstitute, SubstituteChoice, SubstituteKind } from '@storefront/api/entities/basket';
import { substituteChoose } from '@storefront/messages/basket';
import { Button } from '@storefront/ui/button';
import { Dialog } from '@storefront/ui/dialog';
import { RadioGroup } from '@storefront/ui/radio-group';
import { useState } from 'react';
import { SubstitutePicker } from './SubstitutePicker';
import styles from './SubstitutePicker.module.css';
import { substituteOptions } from './substitute-words';

interface SubstituteDialogProps {
  readonly title: string;
  readonly chosen: Pick<LineSubstitute, 'kind' | 'menuItemId'> | null;
  /** The item to replace; without it the choice is for all lines, for which no item can be chosen. */
  readonly replaced?: BasketLine['menuItem'];
  /** @returns the text of a refusal; undefined after a success */
  readonly onChoose: (choice: SubstituteChoice) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Asks what to do if an item is missing when the order is picked. */
export function SubstituteDialog({ title, chosen, replaced, onChoose, onClose }: SubstituteDialogProps) {
  const [kind, setKind] = useState<SubstituteKind | undefined>(chosen?.kind);
  const [menuItemId, setMenuItemId] = useState(chosen?.menuItemId ?? undefined);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const options = substituteOptions.filter((option) => replaced || option.kind !== 'item');
  const save = async () => {
    if (!kind) return onClose();
    if (kind === 'item' && menuItemId === undefined) return setProblem(substituteChoose);
    setBusy(true);
    const found = await onChoose(kind === 'item' ? { kind, menuItemId } : { kind });
    setBusy(false);
    setProblem(found);
    if (!found) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      foot={
        <div className={styles.foot}>
          {/* Below a long list it would be out of sight. */}
          {problem && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
          <Button big wide busy={isBusy} onClick={() => void save()}>
            Save
          </Button>
        </div>
      }
    >
      <RadioGroup
        boxed
        legend="If it is missing when we pick your order"
        name="substitute"
        value={kind ?? ''}
        options={options.map((option) => ({ value: option.kind, label: option.label, note: option.note }))}
        onChange={(event) => {
          setProblem(undefined);
          setKind(options.find((option) => option.kind === event.currentTarget.value)?.kind);
        }}
      />
      {kind === 'item' && replaced && (
        <SubstitutePicker
          replaced={replaced}
          chosen={menuItemId}
          onChoose={(id) => {
            setProblem(undefined);
            setMenuItemId(id);
          }}
        />
      )}
    </Dialog>
  );
}
