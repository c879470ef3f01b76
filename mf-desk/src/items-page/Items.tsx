import { countText } from '@storefront/messages/count-text';
import { Button } from '@storefront/ui/button';
import { useRef, useState } from 'react';
import layout from '../frame/Layout.module.css';
import { ChangeStatus } from './ChangeStatus';
import { FilterChips } from './FilterChips';
import { ItemPanels } from './ItemPanels';
import styles from './Items.module.css';
import { ItemsPages } from './ItemsPages';
import { ItemsTable } from './ItemsTable';
import type { ItemsQuery } from './items-path';
import { changeBody, planChange } from './plan-change';
import type { ItemsFound } from './read-items';
import { useIsWide } from './use-is-wide';
import { useItemChanges } from './use-item-changes';

/** A page of items with their filters, the chosen ones and the history of one of them. */
export function Items({ found, query }: { found: ItemsFound; query: ItemsQuery }) {
  const { currency, lowStockAt } = found;
  const changes = useItemChanges(found, query);
  const { items, last } = changes;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [openId, setOpenId] = useState<number>();
  const [isChanging, setChanging] = useState(false);
  const isWide = useIsWide();
  const status = useRef<HTMLDivElement>(null);
  const chosenItems = items.filter(({ menuItemId }) => chosen.has(menuItemId));
  const open = items.find(({ menuItemId }) => menuItemId === openId);
  const toStatus = () => requestAnimationFrame(() => status.current?.focus());
  return (
    <>
      <FilterChips query={query} totals={changes.totals} />
      <ChangeStatus
        ref={status}
        last={last}
        isBusy={changes.isBusy}
        onUndo={async (changed) => {
          await changes.undo(changed);
          toStatus();
        }}
      />
      {items.length === 0 && (
        <p className={styles.nothing}>
          {query.text ? `No item matches “${query.text}”.` : 'No items match this filter.'} Search for a name, a code or
          a barcode, or choose another filter.
        </p>
      )}
      {items.length > 0 && (
        <div className={isWide && (open || chosenItems.length > 0) ? layout.columns : undefined}>
          <div className={styles.list}>
            <ItemsTable
              items={items}
              currency={currency}
              lowStockAt={lowStockAt}
              chosen={chosen}
              openId={openId}
              onChoose={setChosen}
              onOpen={(id) => setOpenId(id === openId ? undefined : id)}
              onChange={async (item, change) => {
                const planned = planChange([item], change);
                if (planned.length === 0) return true;
                const said = () => `${item.name} was changed.`;
                return (await changes.change(changeBody(planned, change), said)) !== 'failed';
              }}
            />
            <ItemsPages query={query} found={found} totals={changes.totals} />
          </div>
          <ItemPanels
            found={found}
            changes={changes}
            isWide={isWide}
            chosen={chosenItems}
            isChanging={isWide || isChanging}
            open={open}
            onCloseChange={() => (isWide ? setChosen(new Set()) : setChanging(false))}
            onCloseHistory={() => setOpenId(undefined)}
            onChanged={(isDone) => {
              if (isDone) setChosen(new Set());
              setChanging(false);
              toStatus();
            }}
          />
        </div>
      )}
      {!isWide && chosenItems.length > 0 && (
        <div className={styles.bar}>
          <b>{countText(chosenItems.length, 'item')}</b>
          <Button kind="quiet" onClick={() => setChosen(new Set())}>
            Clear
          </Button>
          <Button onClick={() => setChanging(true)}>Change</Button>
        </div>
      )}
    </>
  );
}
