import type { SavedCard } from '@storefront/api/entities/saved-card';
import { Badge } from '@storefront/ui/badge';
import { CardIcon } from '@storefront/ui/icons/card';
import { TextButton } from '@storefront/ui/text-link';
import styles from './CardsPage.module.css';
import { cardExpiry, cardName, isExpired } from './card-text';

interface CardRowProps {
  readonly card: SavedCard;
  readonly now: Date;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

export function CardRow({ card, now, isBusy, onRemove }: CardRowProps) {
  return (
    <li className={styles.card} aria-busy={isBusy || undefined}>
      <CardIcon />
      <div className={styles.words}>
        <p className={styles.name}>{cardName(card)}</p>
        <p className="sf-muted">
          {isExpired(card, now) ? <Badge kind="sale">Expired</Badge> : 'Expires'} {cardExpiry(card)}
        </p>
      </div>
      <TextButton aria-label={`Remove ${cardName(card)}`} aria-disabled={isBusy || undefined} onClick={onRemove}>
        Remove
      </TextButton>
    </li>
  );
}
