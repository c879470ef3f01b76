import type { ApiClient } from '@storefront/api/client';
import type { Order } from '@storefront/api/entities/order';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { Panel } from '@storefront/ui/panel';
import { useCallback } from 'react';
import styles from './OrderPage.module.css';

const readPicture = async (api: ApiClient, businessOrderId: string) => {
  const reply = await api.call('POST /checkout/order-safe-place', { body: { businessOrderId } });
  return { kind: 'read', picture: reply.ok ? reply.data.picture : null } as const;
};

/** Where the driver left the shopper's own order, if it was left in a safe place; nothing otherwise. */
export function SafePlacePhoto({ order }: { order: Pick<Order, 'businessOrderId' | 'status' | 'fulfilmentMethod'> }) {
  return order.status === 'delivered' && order.fulfilmentMethod === 'delivery' ? (
    <Photo businessOrderId={order.businessOrderId} />
  ) : null;
}

function Photo({ businessOrderId }: { businessOrderId: string }) {
  const { api } = usePageContext();
  const [reading] = useRead(useCallback(() => readPicture(api, businessOrderId), [api, businessOrderId]));
  if (reading.kind !== 'read' || !reading.picture) return null;
  const { type, content } = reading.picture;
  return (
    <Panel title="Left in a safe place">
      <img
        className={styles.safePlace}
        src={`data:${type};base64,${content}`}
        alt="Your bags where the driver left them"
      />
    </Panel>
  );
}
