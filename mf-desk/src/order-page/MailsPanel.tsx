import type { Order } from '@storefront/api/entities/order';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import layout from '../frame/Layout.module.css';
import { useSend } from '../sending/use-send';

/** In these the order has not been picked yet, so that it has no receipt. */
const BEFORE_RECEIPT: readonly Order['status'][] = ['sent_to_store', 'store_accepted_picking'];
const ENDED: readonly Order['status'][] = ['order_cancelled', 'order_declined', 'store_rejected_order'];

/** Sends the confirmation or the receipt again, to the address of the order. */
export function MailsPanel({ order: { businessOrderId, status, contact } }: { order: Order }) {
  const { api } = usePageContext();
  const { send, isBusy, words } = useSend();
  if (ENDED.includes(status) || !contact.email) return null;
  const again = (kind: 'confirmation' | 'receipt') =>
    send(
      () => api.call('POST /desk/order-mail-again', { body: { businessOrderId, kind } }),
      () => `The ${kind} was sent to ${contact.email} again.`,
    );
  return (
    <section className={layout.panel} aria-label="E-mails">
      <h2>E-mails</h2>
      {words}
      <Button kind="quiet" busy={isBusy} onClick={() => again('confirmation')}>
        Send the confirmation again
      </Button>
      {!BEFORE_RECEIPT.includes(status) && (
        <Button kind="quiet" busy={isBusy} onClick={() => again('receipt')}>
          Send the receipt again
        </Button>
      )}
    </section>
  );
}
