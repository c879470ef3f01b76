import { fill } from '@storefront/messages/fill';
import { futureContactThanks } from '@storefront/messages/store-search';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { CheckIcon } from '@storefront/ui/icons/check';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactAnswer } from '../future-contact/contact-answer';
import type { FutureContactFormProps } from '../future-contact/FutureContactForm';
import { PlainFutureContact } from '../future-contact/PlainFutureContact';
import styles from './NoDelivery.module.css';

interface NoDeliveryProps {
  readonly text: string;
  readonly postcode?: string;
  /** Where to collect; missing when every store is too far away. */
  readonly collectionUrl?: string;
  /** The result of the form when it was sent without scripts. */
  readonly answer?: ContactAnswer;
}

/** No store delivers here: offers collection, and to be informed once a store does. */
export function NoDelivery({ text, postcode, collectionUrl, answer }: NoDeliveryProps) {
  const { business } = usePageContext();
  const [Form, setForm] = useState<ComponentType<FutureContactFormProps>>();
  const plainEmail = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The form libraries are loaded only when needed.
    import('../future-contact/FutureContactForm').then(
      ({ FutureContactForm }) => {
        const plain = plainEmail.current;
        // A shopper who is already typing is not interrupted: the plain form works too.
        if (!plain || plain.value || plain === document.activeElement) return;
        // At once: a shopper who starts typing before the next paint would lose text.
        flushSync(() => setForm(() => FutureContactForm));
      },
      () => undefined,
    );
  }, []);
  const picture = `/pictures/state-no-stores-${business.brand}`;
  return (
    <section className={`sf-panel ${styles.noDelivery}`} aria-label={`Delivery to ${postcode ?? 'your address'}`}>
      <picture>
        <source type="image/avif" srcSet={`${picture}/320.avif 1x, ${picture}/640.avif 2x`} />
        <img src={`${picture}/320.webp`} alt="" width={160} height={120} />
      </picture>
      <p className="sf-h3">{text}</p>
      {collectionUrl && (
        <LinkButton wide href={collectionUrl}>
          See where to collect
        </LinkButton>
      )}
      {postcode && (
        <div className={styles.contact}>
          {answer === 'sent' ? (
            <Notice kind="success" icon={<CheckIcon />} role="status">
              {fill(futureContactThanks, 'you', postcode)}
            </Notice>
          ) : Form && !answer ? (
            <Form postcode={postcode} />
          ) : (
            <PlainFutureContact postcode={postcode} answer={answer} email={plainEmail} />
          )}
        </div>
      )}
    </section>
  );
}
