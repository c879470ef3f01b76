import { fill } from '@storefront/messages/fill';
import { incompatibleStore } from '@storefront/messages/store-search';
import { Button } from '@storefront/ui/button';
import { BasketIcon } from '@storefront/ui/icons/basket';
import { PageFrame } from '@storefront/ui/page-frame';
import styles from './DeepLinkPage.module.css';

/** Asks before a link's store takes the place of the basket's. Nothing has happened yet, and no script is needed. */
export function DeepLinkPage({ storeName, link }: { storeName: string; link: string }) {
  return (
    <PageFrame width="single">
      <form method="post" action="/actions/deep-link" className={`sf-panel ${styles.question}`}>
        <input type="hidden" name="link" value={link} />
        <div className={styles.art}>
          <BasketIcon />
        </div>
        <h1 tabIndex={-1} className="sf-h2">
          Continue with {storeName}?
        </h1>
        <p>{fill(incompatibleStore, storeName, storeName)}</p>
        <div className={styles.ways}>
          <Button type="submit" name="answer" value="keep" kind="quiet" big>
            Keep my basket
          </Button>
          <Button type="submit" name="answer" value="clear" big>
            Clear it and continue
          </Button>
        </div>
      </form>
    </PageFrame>
  );
}
