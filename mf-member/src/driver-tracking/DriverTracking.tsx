import type { DriverLocation } from '@storefront/api/entities/driver-location';
import type { Order } from '@storefront/api/entities/order';
import { timeLabel } from '@storefront/dates/plain';
import { driverTrackingUnavailable } from '@storefront/messages/orders';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { ReadPart } from '../read/ReadPart';
import { readAsMember } from '../read/read-as-member';
import { DriverMapPane } from './DriverMapPane';
import styles from './DriverTracking.module.css';
import { arrivalText, driverWords, isLate } from './driver-words';
import { LateOrder } from './LateOrder';
import { readDriver } from './read-driver';

interface DriverTrackingProps {
  readonly order: Pick<Order, 'businessOrderId' | 'slotStartsAt' | 'slotEndsAt' | 'storePhone'>;
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
          return (
            <>
              <DriverMapPane tracking={tracking} />
              <div className={styles.words}>
                <p className="sf-muted">Estimated arrival</p>
                <h2 className={styles.arrival}>{arrivalText(tracking.driver, order, now)}</h2>
                {isLate(tracking.driver, order, now) && <LateOrder phone={order.storePhone} />}
                <p>{driverWords(tracking.driver, tracking.destination, now)}</p>
                {tracking.driver && (
                  <p className="sf-muted sf-small">
                    From {tracking.store.name}. Updated{' '}
                    <time dateTime={tracking.driver.updatedAt}>{timeLabel(new Date(tracking.driver.updatedAt))}</time>
                  </p>
                )}
              </div>
            </>
          );
        }}
      </ReadPart>
    </section>
  );
}
