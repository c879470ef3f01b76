import { classNames } from './class-names';

/** The densities of a menu item's picture, as the API gives them: WebP files with an AVIF twin of the same name. */
export type PictureSources = { originals: string; mdpi_1x: string; xhdpi_2x: string; xxhdpi_3x: string };

export type PictureProps = {
  images?: PictureSources | null;
  /** Empty where the name stands beside it anyway. */
  alt?: string;
  /** The category whose ground it stands on. */
  tint?: string;
  /** Its side in CSS pixels at most; keeps the place before the file is there. */
  size?: number;
  /** Above the fold, where waiting for layout would cost time. */
  eager?: boolean;
  /** The one that is likely the largest paint of its page. */
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

/** A picture on its tile. With no picture the tile stays, so nothing around it moves. */
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
            fetchPriority={priority ? 'high' : undefined}
          />
        </picture>
      )}
    </div>
  );
}
