import { usePageContext } from '@storefront/remote-kit/page-context';
import { LinkButton } from '@storefront/ui/link-button';
import { Skeleton } from '@storefront/ui/skeleton';
import { type ComponentType, useEffect, useState } from 'react';
import type { FutureContactFormProps } from '../future-contact/FutureContactForm';
import styles from './NobodyDelivers.module.css';

interface NobodyDeliversProps {
  readonly text: string;
  readonly postcode?: string;
  readonly collectionUrl: string;
}

/** Nobody brings it here: said kindly, with the ways that remain: collecting, and hearing of it once somebody does. */
export function NobodyDelivers({ text, postcode, collectionUrl }: NobodyDeliversProps) {
  const { business } = usePageContext();
  const [Form, setForm] = useState<ComponentType<FutureContactFormProps>>();
  useEffect(() => {
    // The form libraries come to nobody who does not need them.
    import('../future-contact/FutureContactForm').then(
      ({ FutureContactForm }) => setForm(() => FutureContactForm),
      () => undefined,
    );
  }, []);
  const picture = `/pictures/state-no-stores-${business.brand}`;
  return (
    <section className={`sf-panel ${styles.nobody}`} aria-label={`Delivery to ${postcode ?? 'your address'}`}>
      <picture>
        <source type="image/avif" srcSet={`${picture}/320.avif 1x, ${picture}/640.avif 2x`} />
        <img src={`${picture}/320.webp`} alt="" width={160} height={120} />
      </picture>
      <p className="sf-h3">{text}</p>
      <LinkButton wide href={collectionUrl}>
        See where to collect
      </LinkButton>
      {postcode && (
        <div className={styles.contact}>{Form ? <Form postcode={postcode} /> : <Skeleton height={150} />}</div>
      )}
    </section>
  );
}
