import { fill } from '@storefront/messages/fill';
import { linkChangesMethod, linkCostsTitle, linkDropsSlot } from '@storefront/messages/shell-pages';
import { incompatibleStore } from '@storefront/messages/store-search';
import { Button } from '@storefront/ui/button';
import { BasketIcon } from '@storefront/ui/icons/basket';
import { PageFrame } from '@storefront/ui/page-frame';
import styles from './DeepLinkPage.module.css';

interface DeepLinkPageProps {
  /** The store that replaces the basket's; empty if the basket stays. */
  readonly storeName: string;
  /** What else the link would change: slot_dropped, method_changed. */
  readonly costs: readonly string[];
  readonly link: string;
}

/** Asks for confirmation before a link changes the shopper's choices. It works without scripts. */
export function DeepLinkPage({ storeName, costs, link }: DeepLinkPageProps) {
  const sentences = [
    storeName && fill(incompatibleStore, storeName, storeName),
    costs.includes('slot_dropped') && linkDropsSlot,
    costs.includes('method_changed') && linkChangesMethod,
  ].filter((sentence) => typeof sentence === 'string' && sentence);
  return (
    <PageFrame width="single">
      <form method="post" action="/actions/deep-link" className={`sf-panel ${styles.question}`}>
        <input type="hidden" name="link" value={link} />
        <div className={styles.art}>
          <BasketIcon />
        </div>
        <h1 tabIndex={-1} className="sf-h2">
          {storeName ? `Continue with ${storeName}?` : linkCostsTitle}
        </h1>
        <p>{sentences.join(' ')}</p>
        <div className={styles.ways}>
          <Button type="submit" name="answer" value="keep" kind="quiet" big>
            {storeName ? 'Keep my basket' : 'Keep what I chose'}
          </Button>
          <Button type="submit" name="answer" value="clear" big>
            {storeName ? 'Clear it and continue' : 'Continue'}
          </Button>
        </div>
      </form>
    </PageFrame>
  );
}
