import type { SavedCard } from '@storefront/api/entities/saved-card';
import { FormErrors } from '@storefront/forms/form-errors';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { cardAddFailed } from '@storefront/messages/payment';
import { problemMessage } from '@storefront/messages/problem-message';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { useCallback, useRef } from 'react';
import { object } from 'yup';
import { CardFields, type CardHandle } from '../payment-step/cards/CardFields';
import styles from './NewCard.module.css';

interface NewCardProps {
  readonly onAdded: (card: SavedCard) => void;
  readonly onCancel: () => void;
}

/**
 * Adds a card to a member's account without a payment: it is typed in the gateway's own form, and the bank checks it by
 * a payment of nothing.
 */
export function NewCard({ onAdded, onCancel }: NewCardProps) {
  const { api } = usePageContext();
  const card = useRef<CardHandle>(null);
  const begin = useCallback(async () => {
    const returnUrl = new URL(urlTo('member-cards'), location.origin).href;
    const session = await api.call('POST /member/card-session', { body: { returnUrl } });
    if (!session.ok) throw new Error(session.error.code);
    return session.data;
  }, [api]);
  const form = useStorefrontForm({
    initialValues: {},
    schema: object({}),
    onSubmit: async () => {
      const typed = await card.current?.tokenise();
      if (!typed?.ok) return { message: typed?.message ?? cardAddFailed };
      const reply = await api.call('POST /member/card', { body: { token: typed.token ?? '' } }).catch(() => undefined);
      if (!reply) return { message: cardAddFailed };
      if (reply.ok) onAdded(reply.data);
      else if (reply.error.code === 'card_not_accepted') return { message: cardAddFailed };
      else return { message: problemMessage(reply.error) };
      return undefined;
    },
  });
  return (
    <form {...form.formProps} className={styles.form} aria-label="New card">
      <FormErrors errors={form.formErrors} />
      <CardFields handle={card} begin={begin} onSubmit={() => void form.formProps.onSubmit()} />
      <div className={styles.actions}>
        <Button {...form.submitProps}>Save card</Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
