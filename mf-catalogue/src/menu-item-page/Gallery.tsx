import type { ItemImages } from '@storefront/api/entities/item-images';
import { Badge } from '@storefront/ui/badge';
import { IconButton } from '@storefront/ui/icon-button';
import { CrossIcon } from '@storefront/ui/icons/cross';
import { SearchIcon } from '@storefront/ui/icons/search';
import type { ReactNode } from 'react';
import styles from './Gallery.module.css';
import type { PageItem } from './menu-item-data';
import { useShownPicture } from './use-shown-picture';

/** The sides of the files for the four densities, in pixels. */
const WIDTHS = { mdpi_1x: 160, xhdpi_2x: 320, xxhdpi_3x: 480, originals: 800 } as const;
const LARGE = 'item-picture';

const srcSetOf = (images: ItemImages) =>
  (Object.keys(WIDTHS) as (keyof typeof WIDTHS)[])
    .map((density) => `${images[density]} ${WIDTHS[density]}w`)
    .join(', ');

/** Every picture has an AVIF file of the same name. */
const avif = (urls: string) => urls.replaceAll('.webp', '.avif');
const WIDE_SIZES = '(min-width: 1240px) 800px, (min-width: 720px) 60vw, calc(100vw - 32px)';
const SIZES = '(min-width: 1240px) 480px, (min-width: 720px) 50vw, calc(100vw - 32px)';

interface GalleryProps {
  readonly item: PageItem;
  readonly wide: boolean;
  /** At the picture's upper right corner. */
  readonly children: ReactNode;
}

/**
 * The item's pictures side by side, and their originals in full screen. It works without scripts: pictures scroll,
 * thumbnails are links, the originals are in a native popover.
 */
export function Gallery({ item, wide, children }: GalleryProps) {
  const sizes = wide ? WIDE_SIZES : SIZES;
  const { name, badge, aisleSlug, outOfStock } = item;
  // A document rendered by an older version contains none.
  const pictures = [item.images, ...(item.morePictures ?? [])];
  const { shown, strip, follow, show } = useShownPicture(pictures.length);
  const several = pictures.length > 1;
  const altOf = (at: number) => (several ? `${name}, picture ${at + 1} of ${pictures.length}` : name);
  return (
    <div className={styles.gallery}>
      <div
        className={styles.strip}
        ref={strip}
        onScroll={follow}
        {...(several ? { role: 'group', tabIndex: 0, 'aria-label': `Pictures of ${name}` } : {})}
      >
        {pictures.map((images, at) => (
          <div
            key={images.originals}
            id={`picture-${at + 1}`}
            className={`sf-picture ${styles.picture}`}
            data-tint={aisleSlug}
            data-out={outOfStock ? '' : undefined}
          >
            <picture>
              <source type="image/avif" srcSet={avif(srcSetOf(images))} sizes={sizes} />
              <img
                src={images.xxhdpi_3x}
                srcSet={srcSetOf(images)}
                sizes={sizes}
                alt={altOf(at)}
                width={480}
                height={480}
                {...(at === 0 ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
                decoding="async"
              />
            </picture>
          </div>
        ))}
      </div>
      {badge && (
        <span className={styles.badge}>
          <Badge kind={badge.text === 'New' ? 'new' : 'sale'}>{badge.text}</Badge>
        </span>
      )}
      <div className={styles.corner}>{children}</div>
      <button type="button" className={styles.closer} popoverTarget={LARGE}>
        <SearchIcon small />
        <span className="sf-hidden">Look closer</span>
      </button>
      {several && (
        <ul className={styles.thumbs} aria-label="Choose a picture">
          {pictures.map((images, at) => (
            <li key={images.originals}>
              <a
                href={`#picture-${at + 1}`}
                className={`sf-picture ${styles.thumb}`}
                data-tint={aisleSlug}
                aria-current={at === shown ? 'true' : undefined}
                aria-label={`Picture ${at + 1}`}
                onClick={(event) => show(event, at)}
              >
                <picture>
                  <source type="image/avif" srcSet={avif(images.mdpi_1x)} />
                  <img src={images.mdpi_1x} alt="" width={64} height={64} decoding="async" />
                </picture>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.large} id={LARGE} popover="auto" role="dialog" aria-label={`${name}, large`}>
        {pictures.map((images, at) => (
          <picture key={images.originals}>
            <source type="image/avif" srcSet={avif(images.originals)} />
            <img src={images.originals} alt={altOf(at)} width={800} height={800} loading="lazy" />
          </picture>
        ))}
        <IconButton label="Close" icon={<CrossIcon />} popoverTarget={LARGE} popoverTargetAction="hide" />
      </div>
    </div>
  );
}
