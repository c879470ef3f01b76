import { favouriteSaved } from '@storefront/messages/account';
import { countText } from '@storefront/messages/count-text';
import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { urlTo } from '@storefront/routes/url-to';
import { Notice } from '@storefront/ui/notice';
import { PageFrame } from '@storefront/ui/page-frame';
import { TextLink } from '@storefront/ui/text-link';

export const calls = (): readonly CallStep[] => [{ kind: 'call', operation: 'GET /member/lists', body: undefined }];

export const title = (): string => 'Favourites and lists';

/** The lists before scripts, to which a card's heart leads then. */
export function PlainPage({ query, replies }: PlainPageProps) {
  const lists = replyTo(replies, 'GET /member/lists')?.lists ?? [];
  return (
    <PageFrame>
      <h1>Favourites and lists</h1>
      {query.saved === '1' && (
        <Notice kind="success" role="status">
          {favouriteSaved}
        </Notice>
      )}
      <ul>
        {lists.map(({ listId, name, itemCount }) => (
          <li key={listId}>
            {name}, {countText(itemCount, 'item')}
          </li>
        ))}
      </ul>
      <TextLink href={urlTo('index')}>Keep shopping</TextLink>
    </PageFrame>
  );
}
