import { STOCK_MAX } from '@storefront/api/constants';
import type { DeskItem } from '@storefront/api/entities/desk/desk-item';
import { decimalText } from '@storefront/messages/day-close/close-rows';
import { formatMoney } from '@storefront/money/format-money';
import { CheckIcon } from '@storefront/ui/icons/check';
import { CrossIcon } from '@storefront/ui/icons/cross';
import { MinusIcon } from '@storefront/ui/icons/minus';
import { WarningIcon } from '@storefront/ui/icons/warning';
import { Picture } from '@storefront/ui/picture';
import { shownSize } from '../pieces/shown-size';
import { priceOf } from '../typed/price-of';
import { EditableNumber } from './EditableNumber';
import styles from './ItemsTable.module.css';
import { daysText, placeText, saleNames, saleState, WEEKDAYS } from './item-words';
import type { BulkChange } from './plan-change';

export interface ItemRowProps {
  readonly item: DeskItem;
  readonly currency: string;
  readonly lowStockAt: number;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** Opens its history. */
  readonly onOpen: () => void;
  /** @returns whether it was changed */
  readonly onChange: (change: BulkChange) => Promise<boolean>;
}

/** One item: its price and stock are edited where they stand. */
export function ItemRow({ item, currency, lowStockAt, isChosen, isOpen, onChoose, onOpen, onChange }: ItemRowProps) {
  const { name, sku, price, wasPrice, stock, images } = item;
  const state = saleState(item);
  const isLow = stock !== null && stock <= lowStockAt;
  return (
    <tr data-chosen={isChosen || undefined}>
      <td className={styles.choice}>
        <label className={styles.tick}>
          <span className="sf-hidden">Choose {name}</span>
          <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
        </label>
      </td>
      <th scope="row" className={styles.name}>
        <span className={styles.item}>
          <Picture images={images} size={32} />
          <span>
            <button type="button" className={styles.open} aria-expanded={isOpen} onClick={onOpen}>
              {[name, shownSize(item)].filter(Boolean).join(' ')}
            </button>
            <small>{sku ?? 'No code'}</small>
          </span>
        </span>
      </th>
      <td className={styles.number} data-label="Price">
        <EditableNumber
          label={`Price of ${name}`}
          typed={decimalText(price, currency)}
          read={(typed) => priceOf(typed, currency) || undefined}
          rule="Type a price above 0, such as 2.50."
          onSave={(value) => onChange({ part: 'price', price: value ?? price })}
        >
          {formatMoney(price, { currency })}
        </EditableNumber>
        {wasPrice !== null && <small className={styles.was}>was {formatMoney(wasPrice, { currency })}</small>}
      </td>
      <td className={styles.number} data-label="Stock" data-low={isLow || undefined}>
        <EditableNumber
          label={`Stock of ${name}`}
          typed={stock === null ? '' : String(stock)}
          read={stockOf}
          rule="Type a whole number, or nothing if it is not counted."
          onSave={(value) => onChange({ part: 'stock', stock: value })}
        >
          {isLow && <WarningIcon small />}
          {stock === null ? (
            <>
              <span aria-hidden="true">–</span>
              <span className="sf-hidden">not counted</span>
            </>
          ) : (
            stock
          )}
        </EditableNumber>
      </td>
      <td className={styles.sale}>
        <span className={styles.chip} data-state={state}>
          {state === 'sold' ? <CheckIcon small /> : state === 'out' ? <CrossIcon small /> : <MinusIcon small />}
          {saleNames[state]}
        </span>
      </td>
      <td className={styles.days}>
        <Days item={item} />
      </td>
      <td className={styles.place} data-none={item.place === null || undefined}>
        {placeText(item.place)}
      </td>
    </tr>
  );
}

/** A count as it was typed: null for nothing, undefined for what is no count. */
function stockOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,7}$/.test(text) && Number(text) <= STOCK_MAX ? Number(text) : undefined;
}

function Days({ item: { availableDays, availableFrom } }: Pick<ItemRowProps, 'item'>) {
  return (
    <>
      <span className="sf-hidden">{daysText(availableDays)}</span>
      <span className={styles.week} aria-hidden="true">
        {WEEKDAYS.map(([day, label]) => (
          <span key={day} data-off={(availableDays && !availableDays.includes(day)) || undefined}>
            {label[0]}
          </span>
        ))}
      </span>
      {availableFrom && <small>from {availableFrom}</small>}
    </>
  );
}
