import type { ApiClient } from '@storefront/api/client';
import type { CheckSign, OrderToCheck } from '@storefront/api/entities/desk/order-to-check';
import { currentTime } from '@storefront/bus/current-time';
import { dayLabel, timeLabel } from '@storefront/dates/plain';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { Button } from '@storefront/ui/button';
import { ErrorState } from '@storefront/ui/error-state';
import { Skeleton } from '@storefront/ui/skeleton';
import { useCallback, useState } from 'react';
import { orderPath } from '../navigation/desk-paths';
import { useSend } from '../sending/use-send';
import { customersPath } from './customers-path';
import styles from './Rows.module.css';

type Listed = { readonly kind: 'read'; readonly orders: readonly OrderToCheck[] };

const SIGNS: Readonly<Record<CheckSign, string>> = {
  cards_declined: 'Several cards were declined',
  address_shared: 'Several people order to this address',
  first_large: 'A large first order',
};

async function readOrders(api: ApiClient, signal: AbortSignal): Promise<Listed | { readonly kind: 'failed' }> {
  const reply = await api.call('POST /desk/orders-to-check', { body: {}, signal });
  return reply.ok ? { kind: 'read', orders: reply.data.orders } : { kind: 'failed' };
}

/** Orders that show signs of fraud and have not left; read when somebody opens the list. */
export function OrdersToCheck() {
  const { api, business } = usePageContext();
  const [isOpen, setOpen] = useState(false);
  const read = useCallback((signal: AbortSignal) => readOrders(api, signal), [api]);
  const [reading, reload] = useRead<Listed | { readonly kind: 'failed' }>(isOpen ? read : undefined);
  const { send, isBusy, words } = useSend();
  const markChecked = ({ businessOrderId }: OrderToCheck) =>
    send(
      () => api.call('POST /desk/order-checked', { body: { businessOrderId } }),
      () => {
        reload();
        return `${businessOrderId} was checked.`;
      },
    );
  return (
    <details className={styles.panel} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.heading}>Orders to check</summary>
      {words}
      {isOpen && reading.kind === 'loading' && <Skeleton />}
      {isOpen && reading.kind === 'failed' && <ErrorState small title="The list could not be read." onRetry={reload} />}
      {isOpen && reading.kind === 'read' && (
        <>
          {reading.orders.length === 0 && <p className={styles.said}>No order shows signs of fraud.</p>}
          <ul className={styles.rows}>
            {reading.orders.map((order) => (
              <li key={order.businessOrderId} className={styles.item}>
                <span className={styles.words}>
                  <a href={orderPath(order.businessOrderId)}>{order.businessOrderId}</a>
                  <span>
                    {order.customer ? (
                      <a href={customersPath({ person: order.customer })}>{order.name}</a>
                    ) : (
                      'Erased person'
                    )}
                    , {formatMoney(order.total, { currency: business.currency })}, {order.storeName},{' '}
                    {dayLabel(new Date(order.placedAt), currentTime())} {timeLabel(new Date(order.placedAt))}
                  </span>
                  <b>{order.signs.map((sign) => SIGNS[sign]).join('. ')}.</b>
                </span>
                <Button kind="quiet" busy={isBusy} onClick={() => markChecked(order)}>
                  Mark as checked<span className="sf-hidden"> {order.businessOrderId}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
