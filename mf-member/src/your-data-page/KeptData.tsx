import type { GuestData } from '@storefront/api/entities/guest-data';
import { guestDataNothing } from '@storefront/messages/account';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import styles from '../forms/Form.module.css';
import { OpenOrders } from './OpenOrders';

/** What is kept, in short, with the file of everything and the way to delete it. */
export function KeptData({ data: { emailAddress, kept, openOrders } }: { data: GuestData }) {
  const { locale } = usePageContext().business;
  if (kept.length === 0) return <p role="status">{guestDataNothing}</p>;
  return (
    <>
      <h2 className="sf-h3">What we keep for {emailAddress}</h2>
      <ul>
        {kept.map(({ name, title, count }) => (
          <li key={name}>
            {title}: {count}
          </li>
        ))}
      </ul>
      <OpenOrders numbers={openOrders} />
      <div className={styles.actions}>
        <LinkButton href={`/${locale}/api/guest-data/file`} download="my-data.json">
          Save everything as a file (JSON)
        </LinkButton>
        <LinkButton kind="quiet" href={urlTo('your-data', {}, { step: 'delete' })}>
          Delete my data
        </LinkButton>
      </div>
    </>
  );
}
