import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { listsFailed } from '@storefront/messages/account';
import { countText } from '@storefront/messages/count-text';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { urlTo } from '@storefront/routes/url-to';
import { EmptyState } from '@storefront/ui/empty-state';
import { HeartIcon } from '@storefront/ui/icons/heart';
import { PartsNav } from '@storefront/ui/parts-nav';
import { useCallback } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { ListView } from './ListView';
import { NewListForm } from './NewListForm';
import { type Lists, readLists } from './read-lists';

interface ListsPageProps {
  readonly first: MemberRead<Lists>;
  readonly listId: number | undefined;
}

/** The favourites and the member's other lists, one of them shown. */
export function ListsPage({ first, listId }: ListsPageProps) {
  const { api } = usePageContext();
  const store = useStore(shared.store);
  const [reading, again] = useRead(
    useCallback(() => readAsMember(() => readLists(api, listId, store?.id)), [api, listId, store?.id]),
    first,
  );
  return (
    <AccountFrame section="lists" title="Favourites and lists">
      <ReadPart reading={reading} failure={listsFailed} onRetry={again}>
        {({ all, shown }) => (
          <div className="sf-stack">
            {all.length > 0 && (
              <PartsNav
                label="Your lists"
                parts={all.map(({ listId: id, name, itemCount }) => ({
                  href: urlTo('member-lists', {}, { list: id }),
                  label: `${name}, ${countText(itemCount, 'item')}`,
                  current: id === shown?.listId,
                }))}
              />
            )}
            {shown ? (
              <ListView key={shown.listId} list={shown} lists={all} store={store} onChange={again} />
            ) : (
              <EmptyState title="No favourites yet" art={<HeartIcon />}>
                <p>Press the heart on an item to save it here.</p>
              </EmptyState>
            )}
            <NewListForm />
          </div>
        )}
      </ReadPart>
    </AccountFrame>
  );
}
