import { scriptsNeededMeanwhile, scriptsNeededText, scriptsNeededTitle } from '@storefront/messages/shell-pages';
import { urlTo } from '@storefront/routes/url-to';
import { usePathTo } from '../navigation/navigation-context';
import styles from './NoScript.module.css';

/** Shown instead of a browser-rendered page when scripts are disabled: what to do, and the alternatives. */
export function NoScript() {
  const to = usePathTo();
  return (
    <noscript>
      <div className={styles.words}>
        <h1>{scriptsNeededTitle}</h1>
        <p>{scriptsNeededText}</p>
        <p>{scriptsNeededMeanwhile}</p>
        <p className={styles.ways}>
          <a className="sf-link" href={urlTo('index')}>
            Home
          </a>
          <a className="sf-link" href={to('all-stores')}>
            All stores
          </a>
          <a className="sf-link" href={urlTo('contact')}>
            Write to us
          </a>
        </p>
      </div>
    </noscript>
  );
}
