import type { ItemSection } from './item-sections';
import styles from './MenuItemPage.module.css';

/** The sections of an item: texts and tables. */
export function ItemFacts({ sections }: { sections: readonly ItemSection[] }) {
  return (
    <div className={styles.text}>
      {sections.map(({ title, text, note, head, rows }) => (
        <section key={title}>
          <h2>{title}</h2>
          {text && (
            <p>
              {text.map((part) =>
                part.marked ? <strong key={part.at}>{part.text}</strong> : <span key={part.at}>{part.text}</span>,
              )}
            </p>
          )}
          {note && <p className="sf-muted">{note}</p>}
          {rows && (
            <table className={styles.table}>
              <caption className="sf-hidden">{head?.[0] ?? title}</caption>
              {head && (
                <thead>
                  <tr>
                    {head.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
              )}
              <tbody>
                {rows.map(([name, ...values]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {values.map((value, at) => (
                      <td key={head?.[at + 1] ?? name}>{value}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      ))}
    </div>
  );
}
