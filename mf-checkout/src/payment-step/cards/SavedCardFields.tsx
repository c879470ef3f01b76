import type { SavedCard } from '@storefront/api/entities/saved-card';
import type { Fields } from '@storefront/forms/field-props.types';
import { cardRemoveFailed } from '@storefront/messages/payment';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { showToast } from '@storefront/ui/show-toast';
import { TextField } from '@storefront/ui/text-field';
import { TextButton } from '@storefront/ui/text-link';
import { useState } from 'react';
import styles from './CardFields.module.css';

/** American Express prints four digits on a card, other brands three. */
const CVV_MAX_LENGTH = 4;

interface SavedCardFieldsProps {
  readonly field: Fields;
  readonly card: SavedCard;
  /** Away from the button that pays, unless the shopper is choosing among the cards. */
  readonly isRemovable: boolean;
  /** The card was removed, here and at the gateway. @param cards the remaining ones */
  readonly onRemoved: (cards: readonly SavedCard[]) => void;
}

/** The security code of a saved card, typed for every payment, and the card's removal. */
export function SavedCardFields({ field, card, isRemovable, onRemoved }: SavedCardFieldsProps) {
  const { api } = usePageContext();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = `${card.brand} ending ${card.lastFour}`;
  const remove = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const reply = await api.call('DELETE /member/card', { body: { cardId: card.cardId } }).catch(() => undefined);
    setBusy(false);
    if (!reply?.ok) return setProblem(cardRemoveFailed);
    showToast({ text: `${name} removed` });
    onRemoved(reply.data.cards);
  };
  return (
    <div className={styles.saved}>
      <TextField
        {...field('cvv')}
        label="Security code (CVV)"
        hint="The last three digits on the back of your card. We do not store it."
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={CVV_MAX_LENGTH}
      />
      {isRemovable && (
        <TextButton aria-disabled={isBusy || undefined} onClick={() => void remove()}>
          Remove {name}
        </TextButton>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
