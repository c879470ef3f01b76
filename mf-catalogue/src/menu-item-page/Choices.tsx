import type { StoreState } from '@storefront/bus/state.types';
import { outOfStock } from '@storefront/messages/catalogue';
import { formatMoney } from '@storefront/money/format-money';
import { Picture } from '@storefront/ui/picture';
import { itemUrl } from '../item-card/item-url';
import styles from './Choices.module.css';
import type { PageItem } from './menu-item-data';

interface ChoicesProps {
  readonly item: PageItem;
  readonly store: StoreState;
  readonly currency: string;
}

/** The other sizes, colours and finishes of an item: links to their pages. A finish shows its picture. */
export function Choices({ item, store, currency }: ChoicesProps) {
  return item.choices.map(({ name, values }) => (
    <nav key={name} className={styles.choice} aria-label={name}>
      <p>
        <b>{name}</b> {values.find(({ current }) => current)?.value}
      </p>
      <ul data-pictures={values[0]?.colour ? '' : undefined}>
        {values.map((value) => (
          <li key={value.value}>
            <a href={itemUrl(store, value)} aria-current={value.current ? 'page' : undefined}>
              {value.colour && <Picture images={value.images} tint={item.aisleSlug} size={72} />}
              <span className={styles.name}>{value.value}</span>
              {value.unitPrice && !value.colour && <small>{value.unitPrice}</small>}
              {(!value.colour || value.price !== item.price) && <span>{formatMoney(value.price, { currency })}</span>}
              {value.outOfStock && <small>{outOfStock}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
