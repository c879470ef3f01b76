import { isAcceptedBrand } from '@storefront/api/card-brands';
import { shared } from '@storefront/bus/bus';
import { cardBrandRefused, cardDetailsFailed, cardFormFailed, cardFormInvalid } from '@storefront/messages/payment';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { ErrorState } from '@storefront/ui/error-state';
import { LockIcon } from '@storefront/ui/icons/lock';
import { Skeleton } from '@storefront/ui/skeleton';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import styles from './CardFields.module.css';
import { type CardComponent, openCardForm } from './card-form';
import { returnUrls } from './return-urls';

type Tokenised =
  | { readonly ok: true; readonly token: string }
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
  const form = useRef<CardComponent>(undefined);
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
      const returnUrl = returnUrls(0).successUrl;
      const session = await api.call('POST /payments/card-session', { body: { basketToken, returnUrl } });
      if (!session.ok) throw new Error(session.error.code);
      const opened = await openCardForm(place.current, session.data, () => submit.current());
      if (left) opened.unmount();
      else {
        form.current = opened;
        setState('ready');
      }
    };
    open().catch(() => {
      if (!left) setState('failed');
    });
    return () => {
      left = true;
      form.current?.unmount();
      form.current = undefined;
    };
  }, [api, attempt]);

  useImperativeHandle(handle, () => ({
    async tokenise() {
      if (!form.current) return { ok: false, message: cardFormFailed };
      try {
        const { data } = await form.current.tokenize();
        return isAccepted(data.scheme) ? { ok: true, token: data.token } : { ok: false, message: cardBrandRefused };
      } catch {
        return { ok: false, message: form.current.isValid() ? cardDetailsFailed : cardFormInvalid };
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
