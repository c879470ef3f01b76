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

const MOST_SHOWN = 12;

interface SubstitutePickerProps {
  readonly replaced: BasketLine['menuItem'];
  /** The id of the chosen item. */
  readonly chosen: number | undefined;
  readonly onChoose: (menuItemId: number) => void;
}

/** Chooses an item of the store: first those like the replaced one, or those that a search finds. */
export function SubstitutePicker({ replaced, chosen, onChoose }: SubstitutePickerProps) {
  const { api } = usePageContext();
  const [term, setTerm] = useState('');
  const { id, categorySlug } = replaced;
  const readItems = useCallback(
    async (signal: AbortSignal) => {
      const { storeId, reservation } = fullBasket.get() ?? {};
      const day = reservation?.state === 'held' ? { fulfilmentDate: reservation.timeSlotDate } : {};
      const body = { storeId: storeId ?? 0, ...day };
      const reply =
        term.length < SEARCH_TERM_MIN_LENGTH
          ? await api.call('POST /catalogue/category-details', { body: { ...body, categorySlug }, signal })
          : await api.call('POST /catalogue/global-search', { body: { ...body, searchTerm: term }, signal });
      if (!reply.ok) return { kind: 'failed' } as const;
      const items = reply.data.items.filter((item) => item.quickAdd && item.id !== id).slice(0, MOST_SHOWN);
      return { kind: 'read', items } as const;
    },
    [api, categorySlug, id, term],
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
      {reading.kind === 'read' && <PickerItems items={reading.items} chosen={chosen} onChoose={onChoose} />}
    </div>
  );
}

interface PickerItemsProps extends Pick<SubstitutePickerProps, 'chosen' | 'onChoose'> {
  readonly items: readonly MenuItem[];
}

function PickerItems({ items, chosen, onChoose }: PickerItemsProps) {
  const { business } = usePageContext();
  if (items.length === 0) return <p role="status">{substituteNotFound}</p>;
  return (
    <fieldset className={styles.items}>
      <legend className="sf-hidden">Substitute</legend>
      {items.map((item) => (
        <label key={item.id} className={`sf-choice ${styles.item}`}>
          <input
            type="radio"
            name="substituteItem"
            value={item.id}
            checked={item.id === chosen}
            onChange={() => onChoose(item.id)}
          />
          <span className={styles.picture}>
            <Picture images={item.images} tint={item.aisleSlug} size={48} />
          </span>
          <span className="sf-choice__text">{item.name}</span>
          <span className="sf-choice__end sf-num">{formatMoney(item.price, { currency: business.currency })}</span>
        </label>
      ))}
    </fieldset>
  );
}
