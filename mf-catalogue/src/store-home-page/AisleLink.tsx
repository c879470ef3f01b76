import { Picture } from '@storefront/ui/picture';
import styles from './StoreHomePage.module.css';

interface AisleLinkProps {
  readonly href: string;
  readonly aisle: { readonly slug: string; readonly name: string; readonly image: string | null };
  readonly eager?: boolean;
}

/** The densities of a picture stand beside each other; a category names its smallest. */
const densities = (image: string) => ({
  mdpi_1x: image,
  xhdpi_2x: image.replace('mdpi_1x', 'xhdpi_2x'),
  xxhdpi_3x: image.replace('mdpi_1x', 'xxhdpi_3x'),
  originals: image.replace('mdpi_1x', 'original'),
});

/** A department by its picture and its name. */
export function AisleLink({ href, aisle, eager }: AisleLinkProps) {
  return (
    <a className={styles.aisle} href={href}>
      <Picture images={aisle.image ? densities(aisle.image) : null} tint={aisle.slug} size={96} round eager={eager} />
      <span>{aisle.name}</span>
    </a>
  );
}
