import type { Fulfilment } from '@storefront/bus/state.types';
import { countText } from '@storefront/messages/count-text';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { Panel } from '@storefront/ui/panel';
import { MovedItems, type MovePreview, movedCount } from './MovedItems';
import styles from './StoreChange.module.css';

/** What the page's URL says about the search that led here, for the form that selects the store. */
const SEARCH_FIELD =
  /^(postcode|latitude|longitude|aisle|add|quantity|choice|ageConfirmed|check|intent|from|option:\d+:\d+)$/;

interface StoreChangeProps {
  readonly preview: MovePreview;
  readonly query: Readonly<Record<string, string>>;
  /** The shopper's method, if the URL names none. */
  readonly fulfilment: Fulfilment;
  readonly holdsTime: boolean;
}

/** Asks whether the basket moves to the store of the page's URL, and says what is lost. The form works without scripts. */
export function StoreChange({ preview, query, fulfilment, holdsTime }: StoreChangeProps) {
  const { currency } = usePageContext().business;
  const { id, name } = preview.store;
  const moved = movedCount(preview);
  const searched = Object.keys(query).filter((field) => SEARCH_FIELD.test(field));
  return (
    <Panel title={`Shop at ${name}`}>
      <MovedItems preview={preview} currency={currency} holdsTime={holdsTime} />
      <form className={styles.answer} method="post" action={actionPath('store-search', 'select')}>
        <input type="hidden" name="storeId" value={id} />
        <input type="hidden" name="fulfilment" value={query.fulfilment ?? fulfilment} />
        {searched.map((field) => (
          <input key={field} type="hidden" name={field} value={query[field]} />
        ))}
        <input type="hidden" name="moveItems" value="true" />
        <Button type="submit">
          {moved > 0 ? `Move ${countText(moved, 'item')}` : 'Empty my basket'} and shop at {name}
        </Button>
        <a className="sf-link" href={urlTo('basket')}>
          Keep my basket
        </a>
      </form>
    </Panel>
  );
}
