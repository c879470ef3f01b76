import type { SavedCard } from '@storefront/api/entities/saved-card';
import { currentTime } from '@storefront/bus/current-time';
import { cardRemoveFailed, cardsNotKept, cardsSavedByPaying } from '@storefront/messages/payment';
import { Boundary } from '@storefront/remote-kit/boundary';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { EmptyState } from '@storefront/ui/empty-state';
import { CardIcon } from '@storefront/ui/icons/card';
import { PlusIcon } from '@storefront/ui/icons/plus';
import { Panel } from '@storefront/ui/panel';
import { showToast } from '@storefront/ui/show-toast';
import { Skeleton } from '@storefront/ui/skeleton';
import { useCallback, useRef, useState } from 'react';
import formStyles from '../forms/Form.module.css';
import { CardRow } from './CardRow';
import styles from './CardsPage.module.css';
import { cardName } from './card-text';
import type { CardList } from './read-cards';

function emptyText({ canAdd, areSavedByPaying }: CardList): string {
  if (canAdd) return 'Save one to pay faster. We ask for its security code each time.';
  return areSavedByPaying ? cardsSavedByPaying : cardsNotKept;
}

/** The saved cards, and the gateway's form for another. */
export function CardsView({ list }: { list: CardList }) {
  const { api } = usePageContext();
  const [cards, setCards] = useState<readonly SavedCard[]>(list.cards);
  const [isAdding, setAdding] = useState(false);
  const [busyId, setBusyId] = useState<number>();
  const top = useRef<HTMLDivElement>(null);
  const [now] = useState(() => new Date(currentTime()));

  // The button that opened the form is gone, so the focus goes to the form.
  const opened = useCallback((form: HTMLDivElement | null) => form?.focus(), []);

  const close = () => {
    setAdding(false);
    // The form is gone, so the focus needs a new place.
    requestAnimationFrame(() => top.current?.focus());
  };
  const remove = async (card: SavedCard) => {
    if (busyId !== undefined) return;
    setBusyId(card.cardId);
    const reply = await api.call('DELETE /member/card', { body: { cardId: card.cardId } }).catch(() => undefined);
    setBusyId(undefined);
    const isGone = reply && !reply.ok && reply.error.code === 'card_not_found';
    if (!reply?.ok && !isGone) return showToast({ text: cardRemoveFailed });
    setCards(reply.ok ? reply.data.cards : cards.filter(({ cardId }) => cardId !== card.cardId));
    showToast({ text: `${cardName(card)} removed` });
    top.current?.focus();
  };
  const added = (card: SavedCard) => {
    setCards([card, ...cards]);
    showToast({ text: `${cardName(card)} saved` });
    close();
  };

  if (isAdding)
    return (
      <div ref={opened} tabIndex={-1} className={`${formStyles.column} ${styles.new}`}>
        <Panel title="New card">
          <Boundary
            name="new-card"
            skeleton={<Skeleton height={320} />}
            props={{ onAdded: added, onCancel: close } satisfies NewCardProps}
          />
        </Panel>
      </div>
    );
  const add = list.canAdd && (
    <Button kind={cards.length ? 'quiet' : 'primary'} icon={<PlusIcon />} onClick={() => setAdding(true)}>
      Add a card
    </Button>
  );
  return (
    <div ref={top} tabIndex={-1} className={styles.cards}>
      {cards.length > 0 ? (
        <>
          <ul className={styles.list} aria-label="Saved cards">
            {cards.map((card) => (
              <CardRow
                key={card.cardId}
                card={card}
                now={now}
                isBusy={busyId === card.cardId}
                onRemove={() => void remove(card)}
              />
            ))}
          </ul>
          <div>{add}</div>
        </>
      ) : (
        <EmptyState title="No saved cards" art={<CardIcon />} action={add || undefined}>
          <p>{emptyText(list)}</p>
        </EmptyState>
      )}
    </div>
  );
}

/** What the part of the checkout's remote takes. */
interface NewCardProps extends Record<string, unknown> {
  readonly onAdded: (card: SavedCard) => void;
  readonly onCancel: () => void;
}
