import type { Fulfilment } from '@storefront/bus/state.types';
import { storeNotFound } from '@storefront/messages/catalogue';
import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageContext, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { placeOf } from '../slots/place-of';
import { PlainSlots } from './PlainSlots';

/** The choice of a link on this page, else the shopper's. */
const methodOf = ({ query, place }: PlainPageContext): Fulfilment =>
  query.method === 'delivery' || query.method === 'collection' ? query.method : place.fulfilment;

export function calls(context: PlainPageContext): readonly CallStep[] {
  const store = { seoUrl: context.params.storeSlug };
  const fulfilmentMethod = methodOf(context);
  return [
    { kind: 'call', operation: 'POST /stores/details', body: store },
    {
      kind: 'call',
      operation: 'POST /slots/list',
      body: { ...store, fulfilmentMethod, ...placeOf(context.place.location) },
    },
  ];
}

export const title = ({ replies }: PlainPageProps): string => {
  const store = replyTo(replies, 'POST /stores/details');
  return store ? `Choose a time at ${store.name}` : storeNotFound;
};

export function PlainPage(props: PlainPageProps) {
  const store = replyTo(props.replies, 'POST /stores/details');
  if (!store) return null;
  const refusal = props.replies.find(({ ok }) => !ok);
  return (
    <PlainSlots
      store={store}
      slots={replyTo(props.replies, 'POST /slots/list')}
      isOutOfArea={refusal?.ok === false && refusal.error.code === 'out_of_delivery_area'}
      method={methodOf(props)}
      query={props.query}
    />
  );
}
