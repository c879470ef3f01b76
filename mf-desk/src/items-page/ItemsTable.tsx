import type { DeskItem } from '@storefront/api/entities/desk/desk-item';
import { useEffect, useRef } from 'react';
import { ItemRow } from './ItemRow';
import styles from './ItemsTable.module.css';
import type { BulkChange } from './plan-change';

export interface ItemsTableProps {
  readonly items: readonly DeskItem[];
  readonly currency: string;
  readonly lowStockAt: number;
  readonly chosen: ReadonlySet<number>;
  readonly openId: number | undefined;
  readonly onChoose: (ids: ReadonlySet<number>) => void;
  readonly onOpen: (menuItemId: number) => void;
  /** @returns whether it was changed */
  readonly onChange: (item: DeskItem, change: BulkChange) => Promise<boolean>;
}

/** Items of a store; a list of cards on a phone. */
export function ItemsTable(props: ItemsTableProps) {
  const { items, currency, lowStockAt, chosen, openId, onChoose, onOpen, onChange } = props;
  const all = useRef<HTMLInputElement>(null);
  const isSome = chosen.size > 0 && chosen.size < items.length;
  useEffect(() => {
    if (all.current) all.current.indeterminate = isSome;
  }, [isSome]);
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="sf-hidden">Items</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.choice}>
              <label className={styles.tick}>
                <span className={styles.allLabel}>Choose all on this page</span>
                <input
                  ref={all}
                  type="checkbox"
                  checked={chosen.size === items.length}
                  onChange={({ target }) =>
                    onChoose(new Set(target.checked ? items.map(({ menuItemId }) => menuItemId) : []))
                  }
                />
              </label>
            </th>
            <th scope="col">Item</th>
            <th scope="col" className={styles.number}>
              Price
            </th>
            <th scope="col" className={styles.number}>
              Stock
            </th>
            <th scope="col">Availability</th>
            <th scope="col" className={styles.days}>
              Days sold
            </th>
            <th scope="col">Place</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemRow
              key={item.menuItemId}
              item={item}
              currency={currency}
              lowStockAt={lowStockAt}
              isChosen={chosen.has(item.menuItemId)}
              isOpen={openId === item.menuItemId}
              onChoose={(isChosen) => choose(item.menuItemId, isChosen)}
              onOpen={() => onOpen(item.menuItemId)}
              onChange={(change) => onChange(item, change)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
