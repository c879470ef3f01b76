import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Picture } from '@storefront/ui/picture';
import { usePathTo } from '../navigation/navigation-context';
import styles from './Aisles.module.css';
import type { HomeData } from './home-data';

/** Where an aisle is. Without a store it asks for the place, because prices and stock depend on the store. */
export function useAislePath() {
  const to = usePathTo();
  const { openShop } = usePageContext().business;
  const store = useStore(shared.store) ?? openShop;
  return (slug: string) =>
    store ? to('category', { storeSlug: store.slug, categorySlug: slug }) : to('find-stores', {}, { aisle: slug });
}

/** The business's departments. */
export function Aisles({ aisles }: Pick<HomeData, 'aisles'>) {
  const pathOf = useAislePath();
  return (
    <ul className={styles.aisles}>
      {aisles.map(({ slug, name, image }) => (
        <li key={slug}>
          <a className={styles.aisle} href={pathOf(slug)}>
            <Picture images={densities(image)} tint={slug} size={96} />
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The densities of a picture are files in one folder. */
function densities(image: string | null) {
  if (!image) return null;
  const folder = image.slice(0, image.lastIndexOf('/'));
  return {
    mdpi_1x: `${folder}/mdpi_1x.webp`,
    xhdpi_2x: `${folder}/xhdpi_2x.webp`,
    xxhdpi_3x: `${folder}/xxhdpi_3x.webp`,
    originals: `${folder}/original.webp`,
  };
}
