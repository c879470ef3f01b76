import type { StoreState } from '@storefront/bus/state.types';
import { countText } from '@storefront/messages/count-text';
import { urlTo } from '@storefront/routes/url-to';
import { Picture } from '@storefront/ui/picture';
import { Marked } from '../item-card/Marked';
import { densitiesOf } from '../store/densities';
import styles from './SearchPage.module.css';
import type { SearchData } from './search-data';

/** Categories with picture, name and number of items. */
export function CategoriesFound({
  categories,
  store,
  matchedWords,
}: Pick<SearchData, 'categories' | 'matchedWords'> & { store: StoreState }) {
  return (
    <ul className={styles.categories} aria-label="Matching categories">
      {categories.map(({ slug, name, image, itemCount }) => (
        <li key={slug}>
          <a href={urlTo('stores-storeSlug-category-categorySlug', { storeSlug: store.slug, categorySlug: slug })}>
            <Picture images={image ? densitiesOf(image) : null} size={48} />
            <span>
              <Marked text={name} words={matchedWords} />
              <small>{countText(itemCount, 'item')}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
