import type { BasketLine, BasketUpdate } from '@storefront/api/entities/basket';
import { fewLeft } from '@storefront/messages/catalogue';
import { estimateText } from '@storefront/messages/estimate-text';
import { fill } from '@storefront/messages/fill';
import { optionValueText } from '@storefront/messages/option-text';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Picture } from '@storefront/ui/picture';
import { Stepper } from '@storefront/ui/stepper';
import { useRef } from 'react';
import { itemPath } from '../basket/item-path';
import { ChangeOptions } from '../options-dialog/ChangeOptions';
import { LineSubstituteButton } from '../substitutes/LineSubstituteButton';
import styles from './BasketLine.module.css';
import { focusAfterRemoval } from './focus-after-removal';
import { LineChange } from './LineChange';
import { LineMenu } from './LineMenu';
import { LinePrice } from './LinePrice';
import { useLine } from './use-line';

interface BasketLineRowProps {
  readonly line: BasketLine;
  /** What changed about it, if that waits for the shopper. */
  readonly change: BasketUpdate | undefined;
  readonly storeSlug: string | null;
}

/** One line: item, options, quantity, price, its substitute, and what changed about it. */
export function BasketLineRow({ line, change, storeSlug }: BasketLineRowProps) {
  const { business } = usePageContext();
  const { pending, quantity, problem, setQuantity, setSubstitute, remove, saveForLater, accept } = useLine(line);
  const { menuItem, options } = line;
  const money = { currency: business.currency };
  const row = useRef<HTMLLIElement>(null);
  const path = itemPath(storeSlug, menuItem);
  const keepingFocus = async (action: () => Promise<unknown>) => {
    const focus = row.current && focusAfterRemoval(row.current);
    await action();
    // After the next paint the line is gone.
    if (focus) requestAnimationFrame(focus);
  };
  return (
    <li
      ref={row}
      id={`line-${line.basketLineId}`}
      tabIndex={-1}
      data-line=""
      className={styles.line}
      aria-busy={pending || undefined}
    >
      <div className={styles.picture}>
        <Picture images={menuItem.images} tint={menuItem.aisleSlug} size={64} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{path ? <a href={path}>{menuItem.name}</a> : menuItem.name}</h3>
        <p className={styles.facts}>
          {options.length > 0 && <span>{options.map(optionValueText).join(' · ')}</span>}
          {options.length > 0 && line.available && <ChangeOptions line={line} path={path} />}
          {line.available && quantity > 1 && <span>{formatMoney(line.unitTotal, money)} each</span>}
          {line.available && menuItem.typicalGrams ? (
            <span>{estimateText(menuItem.typicalGrams * line.quantity, formatMoney(line.lineTotal, money))}</span>
          ) : null}
          {menuItem.fewLeft ? <span className="sf-few-left">{fill(fewLeft, menuItem.fewLeft)}</span> : null}
        </p>
      </div>
      <LinePrice line={line} currency={business.currency} />
      <div className={styles.controls}>
        <div className={styles.substitute}>
          {line.available && <LineSubstituteButton line={line} onChoose={setSubstitute} />}
        </div>
        <div className={styles.quantity}>
          <Stepper
            quiet
            count={quantity}
            label={menuItem.name}
            onStep={(next) => void keepingFocus(() => setQuantity(next))}
          />
          <LineMenu
            line={line}
            onSave={() => void keepingFocus(saveForLater)}
            onRemove={() => void keepingFocus(remove)}
          />
        </div>
      </div>
      {(change || !line.available) && (
        <LineChange
          line={line}
          change={change}
          onKeep={() => {
            // The button leaves with the change.
            row.current?.focus();
            void accept(change?.to ?? null);
          }}
          onRemove={() => void keepingFocus(remove)}
        />
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}
