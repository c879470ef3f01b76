import { lineNote } from '@storefront/messages/basket';
import { fewLeft } from '@storefront/messages/catalogue';
import { estimateText } from '@storefront/messages/estimate-text';
import { fill } from '@storefront/messages/fill';
import { optionsText } from '@storefront/messages/option-text';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Stepper } from '@storefront/ui/stepper';
import { useRef } from 'react';
import { itemPath } from '../basket/item-path';
import { useLazyDialog } from '../basket/use-lazy-dialog';
import type { LineProps } from '../basket-page/AisleLines';
import { ChangeOptions } from '../options-dialog/ChangeOptions';
import { LineSubstituteButton } from '../substitutes/LineSubstituteButton';
import styles from './BasketLine.module.css';
import { focusAfterRemoval } from './focus-after-removal';
import { LineAbsence } from './LineAbsence';
import { LineBefore } from './LineBefore';
import { LineChange } from './LineChange';
import { LineDeal } from './LineDeal';
import { LineItem } from './LineItem';
import { LineMenu } from './LineMenu';
import { LinePrice } from './LinePrice';
import { useLine } from './use-line';

/** One line: item, options, quantity, price, its substitute, and what changed about it. */
export function BasketLineRow({ line, change, storeSlug, before }: LineProps) {
  const { business } = usePageContext();
  const { pending, quantity, problem, setQuantity, setSubstitute, setNote, remove, saveForLater, accept } =
    useLine(line);
  const { menuItem, options, instructions } = line;
  const noteDialog = useLazyDialog(async () => (await import('../line-note/LineNoteDialog')).LineNoteDialog);
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
      data-absent={!line.available || undefined}
      className={styles.line}
      aria-busy={pending || undefined}
    >
      <LineItem line={line} path={path}>
        <p className={styles.facts}>
          <LineBefore before={before} quantity={quantity} />
          {options.length > 0 && <span>{optionsText(options)}</span>}
          {options.length > 0 && line.available && <ChangeOptions line={line} path={path} />}
          {line.available && quantity > 1 && <span>{formatMoney(line.unitTotal, money)} each</span>}
          {line.available && <LineDeal line={line} />}
          {line.available && menuItem.typicalGrams ? (
            <span>{estimateText(menuItem.typicalGrams * line.quantity, formatMoney(line.lineTotal, money))}</span>
          ) : null}
          <LineAbsence line={line} isKept={!change} />
          {instructions && <span>{fill(lineNote, instructions)}</span>}
          {menuItem.fewLeft ? <span className="sf-few-left">{fill(fewLeft, menuItem.fewLeft)}</span> : null}
        </p>
      </LineItem>
      <LinePrice line={line} currency={business.currency} />
      <div className={styles.controls}>
        <div className={styles.substitute}>
          {line.available && <LineSubstituteButton line={line} onChoose={setSubstitute} />}
        </div>
        <div className={styles.quantity}>
          {line.available && (
            <Stepper
              quiet
              count={quantity}
              label={menuItem.name}
              onStep={(next) => void keepingFocus(() => setQuantity(next))}
            />
          )}
          <LineMenu
            line={line}
            onNote={noteDialog.open}
            onSave={() => void keepingFocus(saveForLater)}
            onRemove={() => void keepingFocus(remove)}
          />
        </div>
      </div>
      {noteDialog.Dialog && <noteDialog.Dialog line={line} onSave={setNote} onClose={noteDialog.close} />}
      {change && (
        <LineChange
          line={line}
          change={change}
          onKeep={() => {
            // The button leaves with the change.
            row.current?.focus();
            void accept(change.to);
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
