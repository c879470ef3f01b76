import type { MenuItemDetails } from '@storefront/api/entities/menu-item-details';
import { usePageContext } from '@storefront/remote-kit/page-context';
import styles from './MenuItemPage.module.css';
import { markedParts } from './marked-parts';

/** Description, ingredients, allergens, nutrition and storage. */
export function ItemFacts({ item }: { item: MenuItemDetails }) {
  const { business } = usePageContext();
  return (
    <div className={styles.text}>
      <section>
        <h2>About it</h2>
        <p>{item.description}</p>
      </section>
      {item.ingredients && (
        <section>
          <h2>Ingredients</h2>
          <p>
            {markedParts(item.ingredients).map(({ text, marked, at }) =>
              marked ? <strong key={at}>{text}</strong> : <span key={at}>{text}</span>,
            )}
          </p>
          {item.allergens.length > 0 && <p className="sf-muted">Allergens are in bold: {item.allergens.join(', ')}.</p>}
        </section>
      )}
      {item.nutrition.length > 0 && (
        <section>
          <h2>Nutrition</h2>
          <table className={styles.nutrition}>
            <caption className="sf-hidden">Typical values</caption>
            <thead>
              <tr>
                <th scope="col">Typical values</th>
                <td>Per 100 g</td>
              </tr>
            </thead>
            <tbody>
              {item.nutrition.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  <td>{row.per100}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {item.storage && (
        <section>
          <h2>{business.copy.storageTitle ?? 'Storage'}</h2>
          <p>{item.storage}</p>
        </section>
      )}
    </div>
  );
}
