import type { TodayOrder } from '@storefront/api/entities/desk/today';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { useState } from 'react';
import { orderPath } from '../navigation/desk-paths';
import styles from './Pickers.module.css';

export interface PickerOrdersProps {
  readonly name: string;
  readonly orders: readonly TodayOrder[];
  readonly onTaken: (said: string) => void;
  readonly onRefused: (problem: string) => void;
}

/** The orders that one picker has in their batch; a manager takes one back, so that somebody else can pick it. */
export function PickerOrders({ name, orders, onTaken, onRefused }: PickerOrdersProps) {
  const { api } = usePageContext();
  const [taking, setTaking] = useState<string>();
  const takeBack = async (businessOrderId: string) => {
    setTaking(businessOrderId);
    try {
      const reply = await api.call('POST /desk/pick-release', { body: { businessOrderId } });
      if (reply.ok) onTaken(`${businessOrderId} waits for another picker. What ${name} has picked of it stays.`);
      else onRefused(`${name} has finished or given back ${businessOrderId} meanwhile.`);
    } catch {
      onRefused(`${businessOrderId} could not be taken back. Check the connection and try again.`);
    } finally {
      setTaking(undefined);
    }
  };
  return (
    <ul>
      {orders.map(({ businessOrderId, decidedCount, itemCount }) => (
        <li key={businessOrderId} className={styles.order}>
          <a href={orderPath(businessOrderId)}>{businessOrderId}</a>
          <span className={styles.count}>
            {decidedCount}/{itemCount}
          </span>
          <Button kind="quiet" busy={taking === businessOrderId} onClick={() => takeBack(businessOrderId)}>
            Take back<span className="sf-hidden"> {businessOrderId}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
