import { isAcceptedBrand } from '@storefront/api/card-brands';
import type { CardGatewayName } from '@storefront/api/card-gateways';
import type { CardSession } from '@storefront/api/entities/card-session';
import {
  cardBrandRefused,
  cardDetailsFailed,
  cardFormFailed,
  cardFormInvalid,
  hostedPageFollows,
  savedCardsOnPage,
} from '@storefront/messages/payment';
import { useRead } from '@storefront/remote-kit/use-read';
import { ErrorState } from '@storefront/ui/error-state';
import { LockIcon } from '@storefront/ui/icons/lock';
import { Skeleton } from '@storefront/ui/skeleton';
import { type ReactNode, type RefObject, useCallback, useImperativeHandle, useRef } from 'react';
import type { CardForm } from '../card-forms/card-form.types';
import { cardForms } from '../card-forms/card-forms';
import styles from './CardFields.module.css';

type Tokenised =
  /** Without a token the card is typed later, on the gateway's own page. */
  | { readonly ok: true; readonly gateway: CardGatewayName; readonly token?: string }
  /** Shown by the gateway's form at its fields, or here for other errors. */
  | { readonly ok: false; readonly message: string };

export interface CardHandle {
  tokenise(): Promise<Tokenised>;
}

/** The server decides; this informs the shopper before anything is sent. */
const isAccepted = (scheme: string | undefined) => !scheme || isAcceptedBrand(scheme);

interface CardFieldsProps {
  readonly handle: RefObject<CardHandle | null>;
  /** Begins the gateway's form. Rejects when that is impossible now. */
  readonly begin: () => Promise<CardSession>;
  /** Enter was pressed inside the fields. */
  readonly onSubmit: () => void;
  /** The gateway's own page offers the member's saved cards. */
  readonly hasCardsOnPage?: boolean;
  /** Shown with the card's fields, and not when the card is typed on the gateway's own page. */
  readonly children?: ReactNode;
}

interface OpenForm {
  readonly kind: 'read';
  readonly gateway: CardGatewayName;
  /** Missing when the card is typed on the gateway's own page. */
  readonly fields?: CardForm;
}

/** The gateway's card form in our page: first a skeleton of its size, and a retry if it does not load. */
export function CardFields({ handle, begin, onSubmit, hasCardsOnPage, children }: CardFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  const submit = useRef(onSubmit);
  submit.current = onSubmit;
  const open = useCallback(
    async (signal: AbortSignal): Promise<OpenForm> => {
      if (!place.current) throw new Error('The page is gone');
      // What a failed attempt has left there.
      place.current.replaceChildren();
      const session = await begin();
      const { gateway } = session;
      if (gateway === 'realex') return { kind: 'read', gateway };
      const fields = await cardForms[gateway](place.current, session, () => submit.current());
      if (signal.aborted) fields.unmount();
      else signal.addEventListener('abort', () => fields.unmount());
      return { kind: 'read', gateway, fields };
    },
    [begin],
  );
  const [form, openAgain] = useRead(open);

  useImperativeHandle(handle, () => ({
    async tokenise() {
      if (form.kind !== 'read') return { ok: false, message: cardFormFailed };
      const { gateway, fields } = form;
      if (!fields) return { ok: true, gateway };
      try {
        const { token, scheme } = (await fields.tokenize()).data;
        return isAccepted(scheme) ? { ok: true, gateway, token } : { ok: false, message: cardBrandRefused };
      } catch {
        return { ok: false, message: fields.isValid() ? cardDetailsFailed : cardFormInvalid };
      }
    },
  }));

  return (
    <section className={styles.card} aria-label="Card">
      {form.kind === 'failed' && <ErrorState small title={cardFormFailed} onRetry={openAgain} />}
      {form.kind === 'loading' && (
        <div className={styles.waiting} role="status" aria-label="Loading the card form">
          {['number', 'expiry', 'name'].map((field) => (
            <Skeleton key={field} height={64} />
          ))}
        </div>
      )}
      <div ref={place} className={styles.frame} data-ready={form.kind === 'read' || undefined} />
      {form.kind === 'read' &&
        (form.fields ? (
          children
        ) : (
          <p>
            {hostedPageFollows} {hasCardsOnPage && savedCardsOnPage}
          </p>
        ))}
      <p className={`sf-muted ${styles.secure}`}>
        <LockIcon small /> Your card details go straight to our payment provider. We take Visa, Mastercard, Discover and
        JCB.
      </p>
    </section>
  );
}
