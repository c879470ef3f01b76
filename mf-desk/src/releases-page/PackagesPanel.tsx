import type { ReleasedPackage } from '@storefront/api/entities/desk/releases';
import { momentLabel } from '../calendar/moment-label';
import layout from '../frame/Layout.module.css';
import styles from './Releases.module.css';
import { publishedText } from './release-words';

/** Each package that shoppers see: its version, where it comes from, and what suites found. */
export function PackagesPanel({ packages }: { packages: readonly ReleasedPackage[] }) {
  return (
    <section className={layout.panel} aria-label="Packages">
      <h2>Packages</h2>
      <ul>
        {packages.map((one) => (
          <li key={one.name} className={styles.package}>
            <div>
              <b>{one.name}</b>
              <p className={styles.version}>{one.version}</p>
            </div>
            <div>
              {one.shownSince && <p>Shown since {momentLabel(one.shownSince)}</p>}
              <p className={layout.small}>{publishedText(one) ?? 'When it was published is not known here.'}</p>
              <Suites suites={one.suites} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Suites({ suites }: Pick<ReleasedPackage, 'suites'>) {
  if (suites.length === 0) return <p className={layout.small}>No suite has recorded a result.</p>;
  return suites.map(({ suite, outcome, detail, at }) => (
    <p key={suite} className={outcome === 'failed' ? styles.failed : layout.small}>
      {suite} {outcome}, {momentLabel(at)}
      {detail && `: ${detail}`}
    </p>
  ));
}
