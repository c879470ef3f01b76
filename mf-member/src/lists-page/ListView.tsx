import type { MemberList, MemberListSummary } from '@storefront/api/entities/member-list';
import type { StoreState } from '@storefront/bus/state.types';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { EmptyState } from '@storefront/ui/empty-state';
import { HeartIcon } from '@storefront/ui/icons/heart';
import { Notice } from '@storefront/ui/notice';
import { TextLink } from '@storefront/ui/text-link';
import { useRef } from 'react';
import { ListEntryRow } from './ListEntryRow';
import styles from './ListsPage.module.css';
import { ManageList } from './ManageList';
import { useListToBasket } from './use-list-to-basket';

interface ListViewProps {
  readonly list: MemberList;
  readonly lists: readonly MemberListSummary[];
  readonly store: StoreState | null;
  /** A list was changed. */
  readonly onChange: () => void;
}

/** The items of a list, which go into the basket together. */
export function ListView({ list, lists, store, onChange }: ListViewProps) {
  const { addAll, isBusy, problem } = useListToBasket();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="list" className={styles.section}>
      <div className={styles.head}>
        <h2 id="list" ref={heading} tabIndex={-1}>
          {list.name}
        </h2>
        {store && list.entries.length > 0 && (
          <Button busy={isBusy} onClick={() => void addAll(list.listId, store.id)}>
            Add all to basket
          </Button>
        )}
      </div>
      {problem && (
        <Notice kind="danger" role="alert">
          {problem}
        </Notice>
      )}
      {!store && list.entries.length > 0 && (
        <Notice>
          <TextLink href={urlTo('index')}>Choose a store</TextLink> to see prices and fill your basket.
        </Notice>
      )}
      {list.entries.length > 0 ? (
        <ul className={styles.entries} aria-label={list.name}>
          {list.entries.map((entry) => (
            <ListEntryRow
              key={entry.menuItemId}
              entry={entry}
              list={list}
              others={lists.filter(({ listId }) => listId !== list.listId)}
              store={store}
              onChange={(isGone) => {
                // The button that was pressed is gone too.
                if (isGone) heading.current?.focus();
                onChange();
              }}
            />
          ))}
        </ul>
      ) : (
        <EmptyState title="Nothing on this list yet" art={<HeartIcon />}>
          <p>Press the heart on an item, then add it to this list from your Favourites.</p>
        </EmptyState>
      )}
      {!list.isFavourites && <ManageList list={list} onChange={onChange} />}
    </section>
  );
}
