import type { FollowedOrder } from '@storefront/api/entities/followed-order';
import styles from './DriverTracking.module.css';
import { approachWords, arrivalText } from './driver-words';

interface DriverApproachProps {
  readonly order: Pick<FollowedOrder, 'slotStartsAt' | 'slotEndsAt'>;
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
        <p>{approachWords(driver, now)}</p>
        <p className="sf-muted sf-small">The map is shown in the browser that placed the order.</p>
      </div>
    </section>
  );
}
