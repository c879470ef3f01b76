import type { BasketLine, SubstituteChoice } from '@storefront/api/entities/basket';
import { useLazyDialog } from '../basket/use-lazy-dialog';
import { SubstituteButton } from './SubstituteButton';

interface LineSubstituteButtonProps {
  readonly line: BasketLine;
  /** @returns the text of a refusal; undefined after a success */
  readonly onChoose: (choice: SubstituteChoice) => Promise<string | undefined>;
}

/** What happens if a line's item is missing, and the way to change it. */
export function LineSubstituteButton({ line, onChoose }: LineSubstituteButtonProps) {
  const { Dialog, open, close } = useLazyDialog(async () => (await import('./SubstituteDialog')).SubstituteDialog);
  const { menuItem, substitute } = line;
  return (
    <>
      <SubstituteButton substitute={substitute} name={menuItem.name} onPress={open} />
      {Dialog && (
        <Dialog
          title={menuItem.name}
          chosen={substitute ?? null}
          replaced={menuItem}
          onChoose={onChoose}
          onClose={close}
        />
      )}
    </>
  );
}
