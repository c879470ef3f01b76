import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import styles from './HeldCard.module.css';

interface ReplaceBasketProps {
  readonly question: string;
  readonly onReplace: () => void;
  readonly onKeep: () => void;
}

/** Asks whether another store's basket may be emptied for a time at this store. */
export function ReplaceBasket({ question, onReplace, onKeep }: ReplaceBasketProps) {
  return (
    <Notice kind="warning" role="alert">
      <p>{question}</p>
      <p className={styles.answers}>
        <Button onClick={onReplace}>Replace it</Button>
        <Button kind="quiet" onClick={onKeep}>
          Keep my basket
        </Button>
      </p>
    </Notice>
  );
}
