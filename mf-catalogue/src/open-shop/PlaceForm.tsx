import { POSTCODE_MAX_LENGTH } from '@storefront/api/constants';
import { placeForTimes } from '@storefront/messages/store-search';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import styles from './PlaceForm.module.css';

/** Where a visitor of an open shop would see times: a form that finds stores, and leads back to this page. */
export function PlaceForm() {
  const { business, url } = usePageContext();
  return (
    <search className={styles.place}>
      <form method="get" action={urlTo('stores-near-by')}>
        <input type="hidden" name="from" value={url} />
        <TextField
          label={placeForTimes}
          name="postcode"
          maxLength={POSTCODE_MAX_LENGTH}
          autoComplete="postal-code"
          enterKeyHint="search"
          placeholder={business.postcodeRules[0]?.example}
          trailing={
            <Button type="submit" kind="quiet">
              {business.copy.findButton ?? 'Find stores'}
            </Button>
          }
        />
      </form>
    </search>
  );
}
