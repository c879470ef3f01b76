import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageContext, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { PlainBasket } from '../plain-basket/PlainBasket';
import { askedStore } from '../store-change/asked-store';

export function calls({ hasBasket, query }: PlainPageContext): readonly CallStep[] {
  if (!hasBasket) return [];
  const storeId = askedStore(query);
  return [
    { kind: 'call', operation: 'POST /basket/read', body: {} },
    ...(storeId ? [{ kind: 'call', operation: 'POST /basket/preview-move', body: { storeId } } as const] : []),
  ];
}

export const title = (): string => 'Your basket';

export function PlainPage({ replies, place, query }: PlainPageProps) {
  return (
    <PlainBasket
      basket={replyTo(replies, 'POST /basket/read')}
      preview={replyTo(replies, 'POST /basket/preview-move')}
      place={place}
      query={query}
    />
  );
}
