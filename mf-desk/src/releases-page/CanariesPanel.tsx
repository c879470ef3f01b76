import type { CanaryRelease } from '@storefront/api/entities/desk/releases';
import { useId } from 'react';
import { momentLabel } from '../calendar/moment-label';
import layout from '../frame/Layout.module.css';
import styles from './Releases.module.css';
import { authorText, canaryStates, comparisons } from './release-words';

/** Versions that are tried on some visitors, with the figures of these beside the others'. */
export function CanariesPanel({ canaries }: { canaries: readonly CanaryRelease[] }) {
  return (
    <section className={layout.panel} aria-label="Canaries">
      <h2>Canaries</h2>
      {canaries.length === 0 && <p className="sf-muted">No new version is being tried on your shoppers.</p>}
      {canaries.map((canary) => (
        <Canary key={canary.name} canary={canary} />
      ))}
    </section>
  );
}

function Canary({ canary }: { canary: CanaryRelease }) {
  const { name, percent, versions, by, startedAt, why, state, figures } = canary;
  const id = useId();
  return (
    <section className={layout.stack} aria-labelledby={id}>
      <div>
        <h3 id={id}>
          {name}: {percent} % of visitors{startedAt && ` since ${momentLabel(startedAt)}`}
        </h3>
        <p className={layout.small}>{canaryStates[state]}</p>
        {by && <p className={layout.small}>{authorText({ by, ...(why && { why }) })}</p>}
        {versions.map((tried) => (
          <p key={tried.name}>
            {tried.name} <span className={styles.version}>{tried.version}</span>
          </p>
        ))}
      </div>
      <table className={styles.figures}>
        <caption className="sf-hidden">{name} beside the other visitors</caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Others</th>
            <th scope="col">Canary</th>
          </tr>
        </thead>
        <tbody>
          {comparisons(figures).map((one) => (
            <tr key={one.label}>
              <th scope="row">{one.label}</th>
              <td>{one.control}</td>
              <td>
                <b>{one.canary}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={layout.small}>Of your shop, on the server that answered, since it started.</p>
    </section>
  );
}
