import type { DriverApproach } from '@storefront/api/entities/driver-location';
import type { FollowedOrder } from '@storefront/api/entities/followed-order';
import { fill } from '@storefront/messages/fill';
import { proofOfAgeNeeded } from '@storefront/messages/orders';
import type { ReactNode } from 'react';
import { arrivalText, minutesLate } from './arrival';
import styles from './DriverTracking.module.css';
import { isOld, stopsText, updatedText } from './driver-words';
import { LateOrder } from './LateOrder';

/** What is told of a delivery that is not here yet. */
export type AwaitedOrder = Pick<FollowedOrder, 'slotStartsAt' | 'slotEndsAt' | 'storePhone' | 'proofOfAge'>;

interface DriverWordsProps {
  readonly order: AwaitedOrder;
  readonly driver: DriverApproach | null;
  /** Where the driver is, as far as the reader may know it. */
  readonly place: string;
  readonly now: number;
  readonly children?: ReactNode;
}

/** When the driver arrives, how old that estimate is, how many stops come first, and what to have ready at the door. */
export function DriverWords({ order, driver, place, now, children }: DriverWordsProps) {
  const late = minutesLate(driver, order, now);
  const stops = driver && stopsText(driver);
  return (
    <div className={styles.words}>
      <p className="sf-muted">Estimated arrival</p>
      <h2 className={styles.arrival}>{arrivalText(driver, order, now)}</h2>
      {driver?.updatedAt && !isOld(driver, now) && (
        <p className="sf-muted sf-small">
          <time dateTime={driver.updatedAt}>{updatedText(driver, now)}</time>
        </p>
      )}
      {late !== undefined && <LateOrder phone={order.storePhone} minutes={late} />}
      <p>
        {stops && <b>{stops}</b>} {place}
      </p>
      {order.proofOfAge && <p>{fill(proofOfAgeNeeded, order.proofOfAge)}</p>}
      {children}
    </div>
  );
}
