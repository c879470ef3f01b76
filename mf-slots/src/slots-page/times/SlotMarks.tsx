import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { Badge } from '@storefront/ui/badge';
import { LeafIcon } from '@storefront/ui/icons/leaf';
import styles from '../SlotsPage.module.css';

/** What distinguishes a slot, and how many places are left when there are few. */
export function SlotMarks({ slot: { available, cheapest, greenest, placesLeft } }: { slot: TimeSlot }) {
  return (
    <span className={styles.marks}>
      {cheapest && <Badge kind="good">Cheapest</Badge>}
      {greenest && (
        <>
          <Badge kind="good">
            <LeafIcon small /> Greenest
          </Badge>
          <span className={styles.near}>A van is already near</span>
        </>
      )}
      {placesLeft !== null && available && <span className={styles.left}>{placesLeft} left</span>}
    </span>
  );
}
