import { QUANTITY_MAX } from '@storefront/api/constants';
import { lineNote } from '@storefront/messages/basket';
import { estimateText } from '@storefront/messages/estimate-text';
import { fill } from '@storefront/messages/fill';
import { optionsText } from '@storefront/messages/option-text';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { itemPath } from '../basket/item-path';
import styles from '../basket-line/BasketLine.module.css';
import { changeText } from '../basket-line/change-text';
import { LineAbsence } from '../basket-line/LineAbsence';
import { LineBefore } from '../basket-line/LineBefore';
import { LineDeal } from '../basket-line/LineDeal';
import { LineItem } from '../basket-line/LineItem';
import { LinePrice } from '../basket-line/LinePrice';
import type { LineProps } from '../basket-page/AisleLines';
import { SubstituteForm } from './SubstituteForm';

/** One line of the basket before any script: its quantity, its removal, its substitute and its change are forms. */
export function PlainLine({ line, change, storeSlug, before }: LineProps) {
  const { currency } = usePageContext().business;
  const { basketLineId, menuItem, options, available, quantity } = line;
  const path = itemPath(storeSlug, menuItem);
  return (
    <li id={`line-${basketLineId}`} data-absent={!available || undefined} className={styles.line}>
      <LineItem line={line} path={path}>
        <p className={styles.facts}>
          <LineBefore before={before} quantity={quantity} />
          {options.length > 0 && <span>{optionsText(options)}</span>}
          {available && quantity > 1 && <span>{formatMoney(line.unitTotal, { currency })} each</span>}
          {available && <LineDeal line={line} />}
          {available && menuItem.typicalGrams ? (
            <span>{estimateText(menuItem.typicalGrams * quantity, formatMoney(line.lineTotal, { currency }))}</span>
          ) : null}
          <LineAbsence line={line} isKept={!change} />
          {line.instructions && <span>{fill(lineNote, line.instructions)}</span>}
        </p>
      </LineItem>
      <LinePrice line={line} currency={currency} />
      <div className={styles.controls}>
        <div className={styles.substitute}>
          {available && (
            <SubstituteForm
              action="update-item"
              basketLineId={basketLineId}
              chosen={line.substitute?.kind}
              chosenName={line.substitute?.name ?? undefined}
              itemName={menuItem.name}
            />
          )}
        </div>
        <div className={`${styles.quantity} ${styles.plainControls}`}>
          <form className={styles.plainQuantity} method="post" action={actionPath('basket', 'update-item')}>
            <input type="hidden" name="basketLineId" value={basketLineId} />
            {available && (
              <>
                <TextField
                  type="number"
                  label={`Quantity of ${menuItem.name}`}
                  hideLabel
                  name="quantity"
                  inputMode="numeric"
                  min={0}
                  max={QUANTITY_MAX}
                  required
                  defaultValue={quantity}
                />
                <Button type="submit" kind="soft" aria-label={`Update: ${menuItem.name}`}>
                  Update
                </Button>
              </>
            )}
          </form>
          <form method="post" action={actionPath('basket', 'update-item')}>
            <input type="hidden" name="basketLineId" value={basketLineId} />
            <Button type="submit" kind="quiet" name="quantity" value={0} aria-label={`Delete ${menuItem.name}`}>
              Delete
            </Button>
          </form>
        </div>
      </div>
      {change && (
        <div className={styles.change}>
          <p>{changeText(line, change, currency)}</p>
          {change.to !== 0 && (
            <form method="post" action={actionPath('basket', 'accept-change')}>
              <input type="hidden" name="basketLineId" value={basketLineId} />
              {change.to !== null && <input type="hidden" name="to" value={change.to} />}
              <Button type="submit" kind="soft" aria-label={`Keep ${menuItem.name} as it is now`}>
                Keep
              </Button>
            </form>
          )}
        </div>
      )}
    </li>
  );
}
