import type { AdminSlot } from '@storefront/api/entities/admin-slot';
import styles from './Places.module.css';

/** Up to so many places are drawn one by one, in rows; more are one bar. */
const DRAWN_MAX = 24;
/** Two rows of them fit a cell. */
const PER_ROW = 12;
/** A place with the gap after it, in units of the drawing. */
const STEP = 8;
/** A place without the gap. */
const SIZE = 6;
const WIDTH = PER_ROW * STEP;

type Counts = Pick<AdminSlot, 'capacity' | 'held' | 'confirmed'>;

/** A slot's places: booked, held and free. A drawing only: what it shows is beside it in words. */
export function Places(counts: Counts) {
  return counts.capacity <= DRAWN_MAX ? <EachPlace {...counts} /> : <Bar {...counts} />;
}

function EachPlace({ capacity, held, confirmed }: Counts) {
  const rows = Math.max(1, Math.ceil(capacity / PER_ROW));
  return (
    <svg className={styles.places} viewBox={`-0.5 -0.5 ${WIDTH} ${rows * STEP}`} aria-hidden="true">
      {Array.from({ length: capacity }, (_, place) => (
        <rect
          // Places have no identity: their number is all there is.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={place}
          className={place < confirmed ? styles.booked : place < confirmed + held ? styles.held : styles.free}
          x={(place % PER_ROW) * STEP}
          y={Math.floor(place / PER_ROW) * STEP}
          width={SIZE}
          height={SIZE}
          rx="1.5"
        />
      ))}
    </svg>
  );
}

function Bar({ capacity, held, confirmed }: Counts) {
  const length = (places: number) => (Math.min(places, capacity) / capacity) * (WIDTH - 2);
  return (
    <svg className={styles.places} viewBox={`-0.5 -0.5 ${WIDTH} ${STEP}`} aria-hidden="true">
      <rect className={styles.free} width={length(capacity)} height={SIZE} rx="1.5" />
      <rect className={styles.held} width={length(confirmed + held)} height={SIZE} rx="1.5" />
      <rect className={styles.booked} width={length(confirmed)} height={SIZE} rx="1.5" />
    </svg>
  );
}
