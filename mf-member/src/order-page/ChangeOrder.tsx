import { useStore } from '@nanostores/react';
import type { Order } from '@storefront/api/entities/order';
import { busFor, shared } from '@storefront/bus/bus';
import { countText } from '@storefront/messages/count-text';
import { orderAmendFailed } from '@storefront/messages/orders';
import { problemMessage } from '@storefront/messages/problem-message';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import { useState } from 'react';
import { changeableText } from './changeable-text';

interface ChangeOrderProps {
  readonly order: Pick<Order, 'draftOrderId' | 'amendable'>;
  readonly now: number;
  /** Reads the order again. */
  readonly onRefusal: () => void;
}

/** The same function at each render, so that the focus moves once. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Says until when the order can be changed and what will happen, and begins the change in the basket. */
export function ChangeOrder({ order, now, onRefusal }: ChangeOrderProps) {
  const { api, navigate } = usePageContext();
  const basket = useStore(shared.basket);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { amendable, draftOrderId } = order;

  const change = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const basketToken = shared.basket.get()?.basketToken;
    const body = { draftOrderId, ...(basketToken && { basketToken }) };
    const reply = await api.call('POST /checkout/order-amend', { body }).catch(() => undefined);
    if (reply?.ok) {
      await busFor('mf-member').request('shell:refresh-session', {});
      return navigate(urlTo('basket'));
    }
    setBusy(false);
    setProblem(reply ? problemMessage(reply.error) : orderAmendFailed);
    onRefusal();
  };

  if (!amendable && !problem) return null;
  return (
    <div className="sf-stack">
      {problem && (
        // The button may be gone, so the focus goes to what happened.
        <div tabIndex={-1} ref={focus}>
          <Notice kind="danger" role="alert">
            {problem}
          </Notice>
        </div>
      )}
      {amendable && (
        <>
          <p>
            {changeableText('change', amendable.until, now)} It keeps its number, and stays as it is until you confirm
            the change.
            {!amendable.isBegun && basket !== null && basket.count > 0 && (
              <> Your basket with {countText(basket.count, 'item')} is kept, and is back afterwards.</>
            )}
          </p>
          <Button kind="quiet" wide busy={isBusy} onClick={() => void change()}>
            {amendable.isBegun ? 'Continue to change the order' : 'Add or change items'}
          </Button>
        </>
      )}
    </div>
  );
}
