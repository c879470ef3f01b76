import type { MenuItemDetails } from '@storefront/api/entities/menu-item-details';
import { Badge } from '@storefront/ui/badge';
import { IconButton } from '@storefront/ui/icon-button';
import { CrossIcon } from '@storefront/ui/icons/cross';
import { SearchIcon } from '@storefront/ui/icons/search';
import styles from './Gallery.module.css';

/** The sides in pixels of the files behind the four densities of a picture. */
const WIDTHS = { mdpi_1x: 160, xhdpi_2x: 320, xxhdpi_3x: 480, originals: 800 } as const;
const LARGE = 'item-picture';

/** The item's picture in the density that the screen needs, and the original over the whole screen: no script in it. */
export function Gallery({ item }: { item: MenuItemDetails }) {
  const { images, name, badge, aisleSlug, outOfStock } = item;
  const srcSet = (Object.keys(WIDTHS) as (keyof typeof WIDTHS)[])
    .map((density) => `${images[density]} ${WIDTHS[density]}w`)
    .join(', ');
  return (
    <div className={styles.gallery}>
      <div className={`sf-picture ${styles.picture}`} data-tint={aisleSlug} data-out={outOfStock ? '' : undefined}>
        <img
          src={images.xxhdpi_3x}
          srcSet={srcSet}
          sizes="(min-width: 1240px) 480px, (min-width: 720px) 50vw, calc(100vw - 32px)"
          alt={name}
          width={480}
          height={480}
          fetchPriority="high"
          decoding="async"
        />
      </div>
      {badge && (
        <span className={styles.badge}>
          <Badge kind={badge.text === 'New' ? 'new' : 'sale'}>{badge.text}</Badge>
        </span>
      )}
      <button type="button" className={styles.closer} popoverTarget={LARGE}>
        <SearchIcon small /> Look closer
      </button>
      <div className={styles.large} id={LARGE} popover="auto" role="dialog" aria-label={`${name}, large`}>
        <img src={images.originals} alt={name} width={800} height={800} loading="lazy" />
        <IconButton label="Close" icon={<CrossIcon />} popoverTarget={LARGE} popoverTargetAction="hide" />
      </div>
    </div>
  );
}
