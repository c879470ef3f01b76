import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { Picture } from '@storefront/ui/picture';
import { usePathTo } from '../navigation/navigation-context';
import styles from './Aisles.module.css';
import { densities } from './densities';
import type { HomeData } from './home-data';

/**
 * The business's departments. Without a selected store they ask for the place, because prices and stock depend on the
 * store.
 */
export function Aisles({ aisles }: Pick<HomeData, 'aisles'>) {
  const to = usePathTo();
  const store = useStore(shared.store);
  return (
    <ul className={styles.aisles}>
      {aisles.map(({ slug, name, image }) => (
        <li key={slug}>
          <a
            className={styles.aisle}
            href={store ? to('category', { storeSlug: store.slug, categorySlug: slug }) : to('find-stores')}
          >
            <Picture images={densities(image)} tint={slug} size={96} />
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
