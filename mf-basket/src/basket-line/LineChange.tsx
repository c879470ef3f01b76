import type { BasketLine, BasketUpdate } from '@storefront/api/entities/basket';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import styles from './BasketLine.module.css';
import { changeText } from './change-text';

interface LineChangeProps {
  readonly line: BasketLine;
  /** Undefined once the shopper has kept an item that is gone. */
  readonly change: BasketUpdate | undefined;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** What changed about a line, with the question whether to keep it. */
export function LineChange({ line, change, onKeep, onRemove }: LineChangeProps) {
  const { business } = usePageContext();
  const { name } = line.menuItem;
  const text = changeText(line, change, business.currency);
  if (!change) return <p className={styles.absent}>{text}</p>;
  const isNone = change.code === 'quantity_limited' && change.to === 0;
  const keep = change.code === 'quantity_limited' ? `Keep ${change.to}` : 'Keep';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset adds its own legend and border
    <div className={styles.change} role="group" aria-label={`${name} has changed`}>
      <p>{text}</p>
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
