import type { Basket } from '@storefront/api/entities/basket';
import { basketOfOtherStore, basketOfThisStore } from '@storefront/messages/basket';
import { countText } from '@storefront/messages/count-text';
import { fill } from '@storefront/messages/fill';
import { Notice } from '@storefront/ui/notice';
import type { ReactNode } from 'react';
import styles from './OtherBaskets.module.css';

interface OtherBasketsProps {
  readonly others: Basket['otherBaskets'];
  /** The way to one of them; its label. */
  readonly children: (basketId: number, label: string) => ReactNode;
}

/** The member's baskets that were not joined with this one: why, and the way to each. Nothing without any. */
export function OtherBaskets({ others, children }: OtherBasketsProps) {
  if (!others?.length) return null;
  return (
    <section aria-label="Your other baskets">
      <Notice kind="brand">
        <ul className={styles.others}>
          {others.map(({ basketId, itemCount, storeName, isOfThisStore }) => (
            <li key={basketId} className={styles.other}>
              <p>
                {fill(isOfThisStore ? basketOfThisStore : basketOfOtherStore, countText(itemCount, 'item'), storeName)}
              </p>
              {children(basketId, `Continue with ${countText(itemCount, 'item')} from ${storeName}`)}
            </li>
          ))}
        </ul>
        <p className="sf-small">This basket is kept too, and you can come back to it.</p>
      </Notice>
    </section>
  );
}
