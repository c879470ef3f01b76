import { scriptsNeededMeanwhile, scriptsNeededText, scriptsNeededTitle } from '@storefront/messages/shell-pages';
import { urlTo } from '@storefront/routes/url-to';
import { usePathTo } from '../navigation/navigation-context';
import styles from './NoScript.module.css';

/** In place of a page that is made in the browser, for whoever lets it run no script: what to do, and the ways that go without. */
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
