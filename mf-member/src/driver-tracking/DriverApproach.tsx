import type { FollowedOrder } from '@storefront/api/entities/followed-order';
import styles from './DriverTracking.module.css';
import { type AwaitedOrder, DriverWords } from './DriverWords';
import { approachWords } from './driver-words';

interface DriverApproachProps {
  readonly order: AwaitedOrder;
  readonly driver: FollowedOrder['driver'];
  readonly now: number;
}

/** When the driver arrives, for a follower who may not know where the order goes. */
export function DriverApproach({ order, driver = null, now }: DriverApproachProps) {
  return (
    <section className={styles.tracking} aria-label="Your driver">
      <DriverWords order={order} driver={driver} place={approachWords(driver, now)} now={now}>
        <p className="sf-muted sf-small">The map is shown in the browser that placed the order.</p>
      </DriverWords>
    </section>
  );
}
