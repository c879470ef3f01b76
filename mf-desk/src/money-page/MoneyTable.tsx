import { type ReactNode, useId } from 'react';
import styles from './MoneyPage.module.css';

export interface MoneyTableProps {
  readonly title: string;
  readonly note?: string;
  /** The heading of each column; the first is that of the rows. */
  readonly columns: readonly string[];
  /** Rows of the table. */
  readonly children: ReactNode;
}

/** A panel with a table: what each row is about, then amounts. A narrow screen scrolls it sideways. */
export function MoneyTable({ title, note, columns, children }: MoneyTableProps) {
  const id = useId();
  return (
    <div className={styles.panel}>
      <h2 id={id}>
        {title} {note && <span>{note}</span>}
      </h2>
      {/* A scrollable region must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={styles.scroll} tabIndex={0} aria-labelledby={id}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column, place) => (
                <th key={column} scope="col" className={place > 0 ? styles.amount : undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </div>
  );
}
