import { classNames } from './class-names';

/** The densities of a menu item's picture, as the API returns them: WebP files with an AVIF file of the same name. */
export type PictureSources = { originals: string; mdpi_1x: string; xhdpi_2x: string; xxhdpi_3x: string };

export type PictureProps = {
  images?: PictureSources | null;
  /** Empty when the name is shown beside it. */
  alt?: string;
  /** The category that decides its background. */
  tint?: string;
  /** Its maximum side in CSS pixels; reserves the space before the file has loaded. */
  size?: number;
  /** Above the fold, where lazy loading would delay it. */
  eager?: boolean;
  /** Probably the largest contentful paint of its page. */
  priority?: boolean;
  round?: boolean;
  className?: string;
};

const srcSet = (images: PictureSources, extension: string) =>
  [
    [images.mdpi_1x, '1x'],
    [images.xhdpi_2x, '2x'],
    [images.xxhdpi_3x, '3x'],
  ]
    .map(([url = '', density]) => `${url.replace(/\.webp$/, extension)} ${density}`)
    .join(', ');

/** A picture on its tile. Without a picture the tile stays, so nothing moves. */
export function Picture(props: PictureProps) {
  const { images, alt = '', tint, size = 200, eager, priority, round, className } = props;
  return (
    <div className={classNames('sf-picture', round && 'sf-picture--round', className)} data-tint={tint}>
      {images && (
        <picture>
          <source type="image/avif" srcSet={srcSet(images, '.avif')} />
          <img
            src={images.mdpi_1x}
            srcSet={srcSet(images, '.webp')}
            alt={alt}
            width={size}
            height={size}
            loading={eager || priority ? 'eager' : 'lazy'}
            decoding="async"
            fetchPriority={eager || priority ? 'high' : undefined}
          />
        </picture>
      )}
    </div>
  );
}
