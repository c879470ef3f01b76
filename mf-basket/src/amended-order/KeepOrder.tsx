import type { AmendedOrder } from '@storefront/api/entities/basket';
import { busFor, shared } from '@storefront/bus/bus';
import { fill } from '@storefront/messages/fill';
import { orderKeepFailed, orderKept, orderReplaced } from '@storefront/messages/orders';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { showToast } from '@storefront/ui/show-toast';
import { useBasketChange } from '../basket/use-basket-change';
import { keepLabel } from './keep-label';

/** Gives up the change of an order: the shopper has the basket of before, and sees the order as it is. */
export function KeepOrder({ amends }: { amends: AmendedOrder }) {
  const { navigate } = usePageContext();
  const { busy, problem, change } = useBasketChange({ order_replaced: orderReplaced }, orderKeepFailed);
  const { draftOrderId, orderId, businessOrderId, refusal } = amends;
  const keep = async () => {
    const kept = await change((api, basketToken) =>
      api.call('POST /checkout/order-amend-end', { body: { draftOrderId, basketToken } }),
    );
    if (!kept) return;
    await busFor('mf-basket').request('shell:refresh-session', {});
    if (refusal !== 'order_ended') showToast({ text: fill(orderKept, businessOrderId) });
    if (shared.session.get().strategy === 'member')
      return navigate(urlTo('member-orders-orderId', { orderId: String(orderId) }));
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <>
      <Button kind="quiet" busy={busy} onClick={() => void keep()}>
        {keepLabel(amends)}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
