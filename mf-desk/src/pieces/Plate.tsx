import type { ShelfPlace } from '@storefront/api/entities/desk/pick-list';
import styles from './Plate.module.css';
import { aisleLabel, bayLabel, leftOnShelf, noPlace, onTheShelf, shelfLabel, spokenPlace } from './texts';

/** The sign at the shelf: where an item stands, and how many the store counts there. */
export function Plate({ place, stock }: { place: ShelfPlace | null; stock: number | null }) {
  return (
    <dl className={styles.plate}>
      {place ? (
        <>
          <Part label={aisleLabel} value={place.aisle} />
          {place.bay && <Part label={bayLabel} value={place.bay} />}
          {place.shelf && <Part label={shelfLabel} value={place.shelf} />}
        </>
      ) : (
        <Part label={noPlace} value="–" />
      )}
      {stock !== null && <Part label={onTheShelf} value={leftOnShelf(stock)} isWide />}
    </dl>
  );
}

function Part({ label, value, isWide }: { label: string; value: string; isWide?: boolean }) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The same place in one line: '7 · 4 · 2'. Nothing for an item without a place. */
export function PlaceSign({ place }: { place: ShelfPlace | null }) {
  if (!place) return null;
  const parts = [place.aisle, place.bay, place.shelf].filter((part) => part !== null);
  return (
    <span className={styles.sign} role="img" aria-label={spokenPlace(place)}>
      {parts.join(' · ')}
    </span>
  );
}

/** Where bags stand: 'B4'. */
export function BagPlace({ place }: { place: string }) {
  return <span className={styles.sign}>{place}</span>;
}
