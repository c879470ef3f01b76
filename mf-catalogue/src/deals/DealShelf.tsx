import type { StoreState } from '@storefront/bus/state.types';
import { Badge } from '@storefront/ui/badge';
import { Picture } from '@storefront/ui/picture';
import { dealUrl } from '../item-card/item-url';
import { Marked } from '../item-card/Marked';
import { densitiesOf } from '../store/densities';
import styles from './DealShelf.module.css';
import type { DealLink } from './deal-link';

interface DealShelfProps {
  readonly label: string;
  readonly deals: readonly DealLink[];
  readonly store: StoreState;
  readonly matchedWords?: readonly string[];
  readonly headingLevel?: 2 | 3;
}

/** Deals side by side, each a link to its page. */
export function DealShelf({ label, deals, store, matchedWords = [], headingLevel = 3 }: DealShelfProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.deals} aria-label={label}>
      {deals.map((deal) => (
        <li key={deal.slug} className={styles.deal}>
          {deal.image && <Picture images={densitiesOf(deal.image)} size={88} />}
          <div>
            <Badge kind="sale">{deal.text}</Badge>
            <Heading className={styles.name}>
              <a href={dealUrl(store, deal.slug)}>
                <Marked text={deal.name} words={matchedWords} />
              </a>
            </Heading>
            <p className={styles.description}>{deal.description}</p>
            {deal.until && <p className={styles.until}>{deal.until}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
