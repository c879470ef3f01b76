import type { FollowedOrder } from '@storefront/api/entities/followed-order';
import styles from './DriverTracking.module.css';
import { approachWords, arrivalText, isLate } from './driver-words';
import { LateOrder } from './LateOrder';

interface DriverApproachProps {
  readonly order: Pick<FollowedOrder, 'slotStartsAt' | 'slotEndsAt' | 'storePhone'>;
  readonly driver: FollowedOrder['driver'];
  readonly now: number;
}

/** When the driver arrives, for a follower who may not know where the order goes. */
export function DriverApproach({ order, driver = null, now }: DriverApproachProps) {
  return (
    <section className={styles.tracking} aria-label="Your driver">
      <div className={styles.words}>
        <p className="sf-muted">Estimated arrival</p>
        <h2 className={styles.arrival}>{arrivalText(driver, order, now)}</h2>
        {isLate(driver, order, now) && <LateOrder phone={order.storePhone} />}
        <p>{approachWords(driver, now)}</p>
        <p className="sf-muted sf-small">The map is shown in the browser that placed the order.</p>
      </div>
    </section>
  );
}
