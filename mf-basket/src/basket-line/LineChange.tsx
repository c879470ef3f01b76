import type { BasketLine, BasketUpdate } from '@storefront/api/entities/basket';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import styles from './BasketLine.module.css';
import { changeText } from './change-text';

interface LineChangeProps {
  readonly line: BasketLine;
  readonly change: BasketUpdate;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** What changed about a line, with the question whether to keep it. */
export function LineChange({ line, change, onKeep, onRemove }: LineChangeProps) {
  const { business } = usePageContext();
  const { name } = line.menuItem;
  const isNone = change.code === 'quantity_limited' && change.to === 0;
  const keep = change.code === 'quantity_limited' ? `Keep ${change.to}` : 'Keep';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset adds its own legend and border
    <div className={styles.change} role="group" aria-label={`${name} has changed`}>
      <p>{changeText(line, change, business.currency)}</p>
      <p className={styles.answers}>
        {!isNone && (
          <Button kind="soft" onClick={onKeep} aria-label={`${keep}: ${name}`}>
            {keep}
          </Button>
        )}
        <Button kind="quiet" onClick={onRemove} aria-label={`Remove: ${name}`}>
          Remove
        </Button>
      </p>
    </div>
  );
}
