import { urlTo } from '@storefront/routes/url-to';
import { TextLink } from '@storefront/ui/text-link';

interface ShownAddress {
  readonly key: string;
  readonly text: string;
  /** What fills it in. */
  readonly query: { readonly guest?: string; readonly address?: string; readonly find?: string };
  readonly isFilledIn: boolean;
}

/** Addresses, each as a link that fills it in; nothing without any. */
export function AddressLinks({ title, addresses }: { title: string; addresses: readonly ShownAddress[] }) {
  if (addresses.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {addresses.map(({ key, text, query, isFilledIn }) => (
          <li key={key}>
            <TextLink href={urlTo('checkout-details', {}, query)} aria-current={isFilledIn || undefined}>
              {text}
            </TextLink>
            {isFilledIn && <span className="sf-muted"> filled in below</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
