import { isAcceptedBrand } from '@storefront/api/card-brands';
import type { CardGatewayName } from '@storefront/api/card-gateways';
import { shared } from '@storefront/bus/bus';
import { cardBrandRefused, cardDetailsFailed, cardFormFailed, cardFormInvalid } from '@storefront/messages/payment';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { ErrorState } from '@storefront/ui/error-state';
import { LockIcon } from '@storefront/ui/icons/lock';
import { Skeleton } from '@storefront/ui/skeleton';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import styles from './CardFields.module.css';
import type { CardForm } from './card-forms/card-form.types';
import { cardForms } from './card-forms/card-forms';

type Tokenised =
  | { readonly ok: true; readonly gateway: CardGatewayName; readonly token: string }
  /** Shown by the gateway's form at its fields, or here for other errors. */
  | { readonly ok: false; readonly message: string };

export interface CardHandle {
  tokenise(): Promise<Tokenised>;
}

/** The server decides; this informs the shopper before anything is sent. */
const isAccepted = (scheme: string | undefined) => !scheme || isAcceptedBrand(scheme);

interface CardFieldsProps {
  readonly handle: RefObject<CardHandle | null>;
  /** Enter was pressed inside the fields. */
  readonly onSubmit: () => void;
}

/** The gateway's card form in our page: first a skeleton of its size, and a retry if it does not load. */
export function CardFields({ handle, onSubmit }: CardFieldsProps) {
  const { api } = usePageContext();
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<{ readonly gateway: CardGatewayName; readonly fields: CardForm }>(undefined);
  const submit = useRef(onSubmit);
  submit.current = onSubmit;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry
  useEffect(() => {
    let left = false;
    const open = async () => {
      const basketToken = shared.basket.get()?.basketToken;
      if (!place.current || !basketToken) throw new Error('The basket is missing');
      const returnUrl = new URL(urlTo('checkout-payment'), location.origin).href;
      const session = await api.call('POST /payments/card-session', { body: { basketToken, returnUrl } });
      if (!session.ok) throw new Error(session.error.code);
      const { gateway } = session.data;
      const fields = await cardForms[gateway](place.current, session.data, () => submit.current());
      if (left) fields.unmount();
      else {
        form.current = { gateway, fields };
        setState('ready');
      }
    };
    open().catch(() => {
      if (!left) setState('failed');
    });
    return () => {
      left = true;
      form.current?.fields.unmount();
      form.current = undefined;
    };
  }, [api, attempt]);

  useImperativeHandle(handle, () => ({
    async tokenise() {
      if (!form.current) return { ok: false, message: cardFormFailed };
      const { gateway, fields } = form.current;
      try {
        const { token, scheme } = (await fields.tokenize()).data;
        return isAccepted(scheme) ? { ok: true, gateway, token } : { ok: false, message: cardBrandRefused };
      } catch {
        return { ok: false, message: fields.isValid() ? cardDetailsFailed : cardFormInvalid };
      }
    },
  }));

  const again = () => {
    place.current?.replaceChildren();
    setState('loading');
    setAttempt((count) => count + 1);
  };
  return (
    <section className={styles.card} aria-label="Card">
      {state === 'failed' && <ErrorState small title={cardFormFailed} onRetry={again} />}
      {state === 'loading' && (
        <div className={styles.waiting} role="status" aria-label="Loading the card form">
          {['number', 'expiry', 'name'].map((field) => (
            <Skeleton key={field} height={64} />
          ))}
        </div>
      )}
      <div ref={place} className={styles.frame} data-ready={state === 'ready' || undefined} />
      <p className={`sf-muted ${styles.secure}`}>
        <LockIcon small /> Your card details go straight to our payment provider. We take Visa, Mastercard, Discover and
        JCB.
      </p>
    </section>
  );
}
