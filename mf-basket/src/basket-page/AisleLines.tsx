import type { Basket } from '@storefront/api/entities/basket';
import { type Aisle, openChangeOf } from '../basket/basket.model';
import { BasketLineRow } from '../basket-line/BasketLineRow';
import styles from './BasketPage.module.css';

/** The lines of one category under its name. */
export function AisleLines({ aisle, basket }: { aisle: Aisle; basket: Basket }) {
  return (
    <section className={`sf-panel ${styles.aisle}`} aria-label={aisle.name}>
      <h2 className={styles.aisleName} data-tint={aisle.slug}>
        {aisle.name}
      </h2>
      <ul>
        {aisle.lines.map((line) => (
          <BasketLineRow
            key={line.basketLineId}
            line={line}
            change={openChangeOf(basket, line)}
            storeSlug={basket.storeSlug}
          />
        ))}
      </ul>
    </section>
  );
}
