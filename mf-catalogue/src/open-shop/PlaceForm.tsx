import { placeForTimes } from '@storefront/messages/store-search';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { useId } from 'react';
import styles from './PlaceForm.module.css';

/**
 * Where a visitor of an open shop would see times: a form that finds stores, and leads back to this page. Its field is
 * written out, because the item's page loads no other.
 */
export function PlaceForm() {
  const id = useId();
  const { business, url } = usePageContext();
  return (
    <search className={styles.place}>
      <form method="get" action={urlTo('stores-near-by')}>
        <input type="hidden" name="from" value={url} />
        <label htmlFor={id}>{placeForTimes}</label>
        <span className="sf-input">
          <input
            id={id}
            className="sf-input__control"
            name="postcode"
            autoComplete="postal-code"
            enterKeyHint="search"
          />
          <Button type="submit" kind="quiet">
            {business.copy.findButton ?? 'Find stores'}
          </Button>
        </span>
      </form>
    </search>
  );
}
