import type { DriverLocation } from '@storefront/api/entities/driver-location';
import type { Order } from '@storefront/api/entities/order';
import { driverTrackingUnavailable } from '@storefront/messages/orders';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { ReadPart } from '../read/ReadPart';
import { readAsMember } from '../read/read-as-member';
import { DriverMapPane } from './DriverMapPane';
import styles from './DriverTracking.module.css';
import { type AwaitedOrder, DriverWords } from './DriverWords';
import { driverWords } from './driver-words';
import { readDriver } from './read-driver';

interface DriverTrackingProps {
  readonly order: AwaitedOrder & Pick<Order, 'businessOrderId'>;
  readonly now: number;
  /** The driver's latest position, as soon as there are news of the order. */
  readonly driver?: DriverLocation | null;
}

/** Where the driver of a delivery is: the estimate, the same in words, and a map. */
export function DriverTracking({ order, now, driver }: DriverTrackingProps) {
  const { api } = usePageContext();
  const { businessOrderId } = order;
  const [reading, again] = useRead(
    useCallback(() => readAsMember(() => readDriver(api, businessOrderId)), [api, businessOrderId]),
  );
  return (
    <section className={styles.tracking} aria-label="Your driver">
      <ReadPart reading={reading} failure={driverTrackingUnavailable} onRetry={again} small>
        {(read) => {
          const tracking = driver === undefined ? read : { ...read, driver };
          const place = driverWords(tracking.driver, tracking.destination, now);
          return (
            <>
              <DriverMapPane tracking={tracking} words={place} />
              <DriverWords order={order} driver={tracking.driver} place={place} now={now}>
                {tracking.driver && <p className="sf-muted sf-small">From {tracking.store.name}</p>}
              </DriverWords>
            </>
          );
        }}
      </ReadPart>
    </section>
  );
}
