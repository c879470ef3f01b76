import type { Basket, BasketLine, BasketUpdate } from '@storefront/api/entities/basket';
import type { ComponentType } from 'react';
import { type Aisle, openChangeOf, orderedBefore } from '../basket/basket.model';
import styles from './BasketPage.module.css';

/** What a row of the basket shows, with or without scripts. */
export interface LineProps {
  readonly line: BasketLine;
  /** What changed about it, if that waits for the shopper. */
  readonly change: BasketUpdate | undefined;
  readonly storeSlug: string | null;
  /** How many the order had that the basket changes: null for a new item; undefined in any other basket. */
  readonly before: number | null | undefined;
}

interface AisleLinesProps {
  readonly aisle: Aisle;
  readonly basket: Basket;
  /** The component of a row. */
  readonly Line: ComponentType<LineProps>;
}

/** The lines of one category under its name. */
export function AisleLines({ aisle, basket, Line }: AisleLinesProps) {
  return (
    <section className={`sf-panel ${styles.aisle}`} aria-label={aisle.name}>
      <h2 className={styles.aisleName} data-tint={aisle.slug}>
        {aisle.name}
      </h2>
      <ul>
        {aisle.lines.map((line) => (
          <Line
            key={line.basketLineId}
            line={line}
            change={openChangeOf(basket, line)}
            storeSlug={basket.storeSlug}
            before={orderedBefore(basket, line)}
          />
        ))}
      </ul>
    </section>
  );
}
