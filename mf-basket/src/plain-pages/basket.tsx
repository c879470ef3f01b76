import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageContext, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { PlainBasket } from '../plain-basket/PlainBasket';

export const calls = ({ hasBasket }: PlainPageContext): readonly CallStep[] =>
  hasBasket ? [{ kind: 'call', operation: 'POST /basket/read', body: {} }] : [];

export const title = (): string => 'Your basket';

export function PlainPage({ replies, place, query }: PlainPageProps) {
  return <PlainBasket basket={replyTo(replies, 'POST /basket/read')} store={place.store} query={query} />;
}
