import type { MemberListEntry, MemberListSummary } from '@storefront/api/entities/member-list';
import { busFor, shared } from '@storefront/bus/bus';
import type { StoreState } from '@storefront/bus/state.types';
import { problemMessage } from '@storefront/messages/problem-message';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Picture } from '@storefront/ui/picture';
import { Price } from '@storefront/ui/price';
import { showToast } from '@storefront/ui/show-toast';
import { TextButton } from '@storefront/ui/text-link';
import { useState } from 'react';
import { failureText } from '../forms/failure-text';
import { AddToList } from './AddToList';
import styles from './ListsPage.module.css';

interface ListEntryRowProps {
  readonly entry: MemberListEntry;
  readonly list: MemberListSummary;
  /** Lists that the item can be put on too. */
  readonly others: readonly MemberListSummary[];
  readonly store: StoreState | null;
  /** @param isGone whether it is off this list now */
  readonly onChange: (isGone: boolean) => void;
}

/** An item of a list, as the chosen store sells it. */
export function ListEntryRow({ entry, list, others, store, onChange }: ListEntryRowProps) {
  const { api, business } = usePageContext();
  const [isBusy, setBusy] = useState(false);
  const { menuItemId, name, images, item } = entry;

  const put = async (listId: number, isOnList: boolean, text: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const reply = await api.call('POST /member/list-item', { body: { listId, menuItemId, isOnList } });
      showToast({ text: reply.ok ? text : problemMessage(reply.error) });
      if (reply.ok && list.isFavourites && !isOnList)
        busFor('mf-member').set(
          'favourites',
          (shared.favourites.get() ?? []).filter((id) => id !== menuItemId),
        );
      if (reply.ok) onChange(!isOnList);
    } catch (failure) {
      showToast({ text: failureText(failure) });
    }
    setBusy(false);
  };

  const page = { storeSlug: store?.slug ?? '', categorySlug: item?.categorySlug ?? '', menuItemSlug: item?.slug ?? '' };
  const title =
    item && store ? (
      <a href={urlTo('stores-storeSlug-category-categorySlug-menuItem-menuItemSlug', page)}>{name}</a>
    ) : (
      name
    );
  return (
    <li className={styles.entry}>
      <Picture images={images} size={64} tint={item?.aisleSlug} className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.name}>{title}</p>
        {item && !item.outOfStock && <Price amount={item.price} was={item.wasPrice} currency={business.currency} />}
        {store && item?.outOfStock && <p className="sf-muted">Out of stock at {store.name}</p>}
        {store && !item && <p className="sf-muted">Not sold at {store.name}</p>}
      </div>
      <div className={styles.buttons}>
        {others.length > 0 && (
          <AddToList
            name={name}
            lists={others}
            isBusy={isBusy}
            onAdd={(other) => void put(other.listId, true, `${name} added to ${other.name}`)}
          />
        )}
        <TextButton
          aria-label={`Remove ${name} from ${list.name}`}
          aria-disabled={isBusy || undefined}
          onClick={() => void put(list.listId, false, `${name} removed from ${list.name}`)}
        >
          Remove
        </TextButton>
      </div>
    </li>
  );
}
