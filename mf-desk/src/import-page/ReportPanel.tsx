import type { ImportProblem } from '@storefront/api/entities/import-report';
import { countText } from '@storefront/messages/count-text';
import layout from '../frame/Layout.module.css';
import styles from './ImportPage.module.css';
import type { Outcome } from './run-import';

/** What an import would change, or has changed, and what is wrong with its rows. */
export function ReportPanel({ outcome: { applied, report } }: { outcome: Outcome }) {
  const { counts, problems, problemCount, warnings, warningCount } = report;
  const touched = counts.filter(({ added, changed, removed, unchanged }) => added + changed + removed + unchanged > 0);
  return (
    <section className={layout.panel} aria-label="Report">
      <h2>{applied ? 'What was changed' : 'What would change'}</h2>
      {touched.length > 0 && (
        // A wide table scrolls by itself.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it must be reachable by keyboard
        <div className={styles.scroll} tabIndex={0}>
          <table className={styles.counts}>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Added</th>
                <th scope="col">Changed</th>
                <th scope="col">Removed</th>
                <th scope="col">Unchanged</th>
              </tr>
            </thead>
            <tbody>
              {touched.map(({ what, added, changed, removed, unchanged }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{added}</td>
                  <td>{changed}</td>
                  <td>{removed}</td>
                  <td>{unchanged}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {problemCount > 0 && (
        <Problems title={countText(problemCount, 'problem')} shown={problems} count={problemCount} />
      )}
      {warningCount > 0 && (
        <Problems title={countText(warningCount, 'warning')} shown={warnings} count={warningCount} />
      )}
    </section>
  );
}

interface ProblemsProps {
  readonly title: string;
  readonly shown: readonly ImportProblem[];
  readonly count: number;
}

function Problems({ title, shown, count }: ProblemsProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {shown.map(({ kind, row, column, message }) => (
          <li key={`${kind} ${row} ${column} ${message}`} className={layout.row}>
            <div>
              <b>
                {kind}.csv{row > 0 && `, line ${row}`}
                {column && `, ${column}`}
              </b>
              <p>{message}</p>
            </div>
          </li>
        ))}
      </ul>
      {count > shown.length && <p className="sf-muted">… and {(count - shown.length).toLocaleString('en-GB')} more.</p>}
    </>
  );
}
