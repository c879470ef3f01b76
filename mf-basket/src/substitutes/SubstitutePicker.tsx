import { SEARCH_TERM_MIN_LENGTH } from '@storefront/api/constants';
import type { BasketLine } from '@storefront/api/entities/basket';
import type { MenuItem } from '@storefront/api/entities/menu-item';
import { substituteNotFound } from '@storefront/messages/basket';
import { connectionLost } from '@storefront/messages/system';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import { Picture } from '@storefront/ui/picture';
import { SearchForm } from '@storefront/ui/search-form';
import { Skeleton } from '@storefront/ui/skeleton';
import { type FormEvent, useCallback, useState } from 'react';
import { fullBasket } from '../basket/basket.state';
import { itemPath } from '../basket/item-path';
import styles from './SubstitutePicker.module.css';

/** Few enough to look through; the search finds everything else. */
const MOST_SHOWN = 12;

interface SubstitutePickerProps {
  readonly replaced: BasketLine['menuItem'];
  /** The id of the chosen item. */
  readonly chosen: number | undefined;
  readonly onChoose: (menuItemId: number) => void;
}

/** Chooses an item of the store: the one chosen before, and those like the replaced one or those that a search finds. */
export function SubstitutePicker({ replaced, chosen, onChoose }: SubstitutePickerProps) {
  const { api } = usePageContext();
  const [term, setTerm] = useState('');
  const { id, categorySlug } = replaced;
  // What is chosen now may be in none of the lists, and is shown all the same.
  const [first] = useState(chosen);
  const [chosenItem, setChosenItem] = useState<MenuItem>();
  const readItems = useCallback(
    async (signal: AbortSignal) => {
      const { storeId, reservation } = fullBasket.get() ?? {};
      const day = reservation?.state === 'held' ? { fulfilmentDate: reservation.timeSlotDate } : {};
      const body = { storeId: storeId ?? 0, ...day };
      const reply =
        term.length < SEARCH_TERM_MIN_LENGTH
          ? await api.call('POST /catalogue/category-details', { body: { ...body, categorySlug }, signal })
          : await api.call('POST /catalogue/global-search', { body: { ...body, searchTerm: term }, signal });
      const earlier =
        first === undefined
          ? undefined
          : await api.call('POST /catalogue/item-list', { body: { ...body, menuItemIds: [first] }, signal });
      if (!reply.ok || earlier?.ok === false) return { kind: 'failed' } as const;
      const items = reply.data.items.filter((item) => item.quickAdd && item.id !== id).slice(0, MOST_SHOWN);
      return { kind: 'read', items, earlier: earlier?.data.items[0] } as const;
    },
    [api, categorySlug, id, term, first],
  );
  const [reading, readAgain] = useRead(readItems);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('searchTerm');
    setTerm(String(typed ?? '').trim());
  };
  return (
    <div className={styles.picker}>
      <SearchForm
        action={itemPath(fullBasket.get()?.storeSlug, replaced) ?? ''}
        label="Search for a substitute"
        placeholder="Search for something else"
        onSubmit={search}
      />
      {reading.kind === 'loading' && <Skeleton height={200} />}
      {reading.kind === 'failed' && (
        <Notice kind="danger" role="alert" action={<Button onClick={readAgain}>Try again</Button>}>
          {connectionLost}
        </Notice>
      )}
      {reading.kind === 'read' && (
        <PickerItems
          items={withChosen(
            reading.items,
            [chosenItem, reading.earlier].find((item) => item?.id === chosen),
          )}
          found={reading.items.length}
          chosen={chosen}
          onChoose={(item) => {
            setChosenItem(item);
            onChoose(item.id);
          }}
        />
      )}
    </div>
  );
}

/** The items of a list, led by the chosen one if the list lacks it. */
const withChosen = (items: readonly MenuItem[], chosen: MenuItem | undefined): readonly MenuItem[] =>
  chosen && !items.some(({ id }) => id === chosen.id) ? [chosen, ...items] : items;

interface PickerItemsProps {
  readonly items: readonly MenuItem[];
  /** How many the list or the search has. */
  readonly found: number;
  readonly chosen: number | undefined;
  readonly onChoose: (item: MenuItem) => void;
}

function PickerItems({ items, found, chosen, onChoose }: PickerItemsProps) {
  const { business } = usePageContext();
  return (
    <>
      {found === 0 && <p role="status">{substituteNotFound}</p>}
      {items.length > 0 && (
        <fieldset className={styles.items}>
          <legend className="sf-hidden">Substitute</legend>
          {items.map((item) => (
            <label key={item.id} className={`sf-choice ${styles.item}`}>
              <input
                type="radio"
                name="substituteItem"
                value={item.id}
                checked={item.id === chosen}
                onChange={() => onChoose(item)}
              />
              <span className={styles.picture}>
                <Picture images={item.images} tint={item.aisleSlug} size={48} />
              </span>
              <span className="sf-choice__text">{item.name}</span>
              <span className="sf-choice__end sf-num">
                {item.quickAdd ? formatMoney(item.price, { currency: business.currency }) : 'Sold out'}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
