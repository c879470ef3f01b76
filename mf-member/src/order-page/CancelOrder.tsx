import type { Order } from '@storefront/api/entities/order';
import { shared } from '@storefront/bus/bus';
import { cancelOrderQuestion, orderCancelFailed, orderCancelled } from '@storefront/messages/orders';
import { problemMessage } from '@storefront/messages/problem-message';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import { useState } from 'react';
import { changeableText } from './changeable-text';

interface CancelOrderProps {
  readonly order: Pick<Order, 'businessOrderId' | 'draftOrderId' | 'cancellable'>;
  readonly now: number;
  /** Reads the order again. */
  readonly onAnswer: () => void;
}

/** The same function at each render, so that the focus moves once. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Says until when the order can be cancelled, and cancels it after a question. */
export function CancelOrder({ order, now, onAnswer }: CancelOrderProps) {
  const { api } = usePageContext();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'danger'; text: string }>();

  const cancel = async () => {
    if (isBusy) return;
    setOutcome(undefined);
    const { askQuestion } = await import('../question-dialog/ask-question');
    const agreed = await askQuestion({
      title: `Cancel order ${order.businessOrderId}?`,
      question: cancelOrderQuestion,
      confirmLabel: 'Cancel the order',
      cancelLabel: 'Keep the order',
      danger: true,
    });
    if (!agreed) return;
    setBusy(true);
    const { draftOrderId } = order;
    // A guest's current basket proves that the order is theirs.
    const basketToken = shared.basket.get()?.basketToken;
    const body = { draftOrderId, ...(basketToken && { basketToken }) };
    const reply = await api.call('POST /checkout/order-cancel', { body }).catch(() => undefined);
    setBusy(false);
    if (reply?.ok) setOutcome({ kind: 'success', text: orderCancelled });
    else setOutcome({ kind: 'danger', text: reply ? problemMessage(reply.error) : orderCancelFailed });
    // Also after a failure: its reply may be lost, or the store may have begun.
    onAnswer();
  };

  if (!order.cancellable && !outcome) return null;
  return (
    <div className="sf-stack">
      {outcome && (
        // The button may be gone, so the focus goes to what became of it.
        <div tabIndex={-1} ref={focus}>
          <Notice kind={outcome.kind} role="alert">
            {outcome.text}
          </Notice>
        </div>
      )}
      {order.cancellable && (
        <>
          <p>{changeableText('cancel', order.cancellable.until, now)}</p>
          <Button kind="quiet" wide busy={isBusy} onClick={() => void cancel()}>
            Cancel the order
          </Button>
        </>
      )}
    </div>
  );
}
