import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import type { StoreState } from '@storefront/bus/state.types';
import { Boundary } from '@storefront/remote-kit/boundary';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './BasketAside.module.css';

/** The minimum width for the basket beside the page. */
const DESKTOP_QUERY = '(min-width: 1240px)';

/** Keeps the line's height until its text is known. */
const NO_TEXT = '\u00a0';

/**
 * The basket's boundary, only on wide screens: a phone does not load it.
 * @param children shown instead while the basket is empty
 */
export function BasketAside({ store, children }: { store: Pick<StoreState, 'slug'>; children?: ReactNode }) {
  const [wide, setWide] = useState(false);
  const basket = useStore(shared.basket);
  useEffect(() => {
    const query = matchMedia(DESKTOP_QUERY);
    const follow = () => setWide(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  const filled = Boolean(basket?.lines.length);
  // Until the session is read, an empty basket is only a guess.
  const isKnown = useStore(shared.session).strategy !== 'unknown';
  const skeleton = (
    <div className={styles.empty}>
      <h2 className="sf-h3">Your basket</h2>
      <p className="sf-muted">{filled ? 'One moment' : isKnown ? 'What you add appears here.' : NO_TEXT}</p>
      {!filled && (
        <>
          <LinkButton kind="quiet" href={urlTo('stores-storeSlug-time-slots', { storeSlug: store.slug })}>
            Choose a time
          </LinkButton>
          {children}
        </>
      )}
    </div>
  );
  // A loaded part stays: an emptied basket would leave nothing here.
  return filled ? <Boundary name="basket-drawer" enabled={wide} skeleton={skeleton} /> : skeleton;
}
