import type { Aisle } from '../basket/basket.model';
import { BasketLineRow } from './BasketLineRow';
import styles from './BasketPage.module.css';

/** The lines of one category under its name. */
export function AisleLines({ aisle }: { aisle: Aisle }) {
  return (
    <section className={`sf-panel ${styles.aisle}`} aria-label={aisle.name}>
      <h2 className={styles.aisleName} data-tint={aisle.slug}>
        {aisle.name}
      </h2>
      <ul>
        {aisle.lines.map((line) => (
          <BasketLineRow key={line.basketLineId} line={line} />
        ))}
      </ul>
    </section>
  );
}
