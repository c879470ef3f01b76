import type { ReplyOf } from '@storefront/api/operation-types';
import {
  differentPrice,
  differentPrices,
  itemsMove,
  itemsStay,
  nothingMoves,
  slotStays,
} from '@storefront/messages/basket';
import { countText } from '@storefront/messages/count-text';
import { fill } from '@storefront/messages/fill';
import { formatMoney } from '@storefront/money/format-money';
import styles from './StoreChange.module.css';

export type MovePreview = ReplyOf<'POST /basket/preview-move'>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** How many items move. */
export const movedCount = ({ lines }: MovePreview): number => sum(lines.map(({ moved }) => moved));

interface MovedItemsProps {
  readonly preview: MovePreview;
  readonly currency: string;
  /** A time at the basket's store is held. */
  readonly holdsTime: boolean;
}

/** What becomes of a basket at another store: how many items move, which do not, and which prices differ. */
export function MovedItems({ preview, currency, holdsTime }: MovedItemsProps) {
  const { store, lines } = preview;
  const money = (amount: number | null) => formatMoney(amount ?? 0, { currency });
  const moved = movedCount(preview);
  const all = countText(sum(lines.map(({ quantity }) => quantity)), 'item');
  const staying = lines.filter((line) => line.moved < line.quantity);
  const differing = lines.filter(({ from, to }) => from !== null && to !== null && from !== to);
  return (
    <div className={styles.moved}>
      <p>
        <b>
          {moved > 0
            ? fill(itemsMove, moved, all, moved === 1 ? 'moves' : 'move', store.name)
            : fill(nothingMoves, store.name, all)}
        </b>
      </p>
      {moved > 0 && staying.length > 0 && (
        <>
          <p>{itemsStay}</p>
          <ul>
            {staying.map((line) => (
              <li key={line.basketLineId}>
                {line.quantity - line.moved} × {line.name}
              </li>
            ))}
          </ul>
        </>
      )}
      {differing.length > 0 && (
        <>
          <p>{fill(differentPrices, store.name)}</p>
          <ul>
            {differing.map(({ basketLineId, name, from, to }) => (
              <li key={basketLineId}>{fill(differentPrice, name, money(from), money(to))}</li>
            ))}
          </ul>
        </>
      )}
      {holdsTime && <p>{slotStays}</p>}
    </div>
  );
}
