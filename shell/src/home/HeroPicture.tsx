import { usePageContext } from '@storefront/remote-kit/page-context';
import styles from './Hero.module.css';

/** The pictures' aspect ratio and their share of the screen in each brand's layout. */
const SHAPES = {
  // On a phone a slightly smaller file is requested, because it is the largest contentful paint.
  grocery: { width: 560, height: 480, sizes: '(min-width: 1000px) 520px, 160px' },
  retail: { width: 1440, height: 650, sizes: '(min-width: 1000px) 1000px, 480px' },
} as const;
const WIDTHS = [480, 960, 1440];

/** The brand's picture, probably the largest contentful paint: it is loaded first and its space is reserved. */
export function HeroPicture({ image, note }: { image: string | null; note: string | null }) {
  const { brand } = usePageContext().business;
  if (!image) return null;
  const shape = brand === 'retail' ? SHAPES.retail : SHAPES.grocery;
  const folder = image.slice(0, image.lastIndexOf('/'));
  const srcSet = (extension: string) => WIDTHS.map((width) => `${folder}/${width}.${extension} ${width}w`).join(', ');
  return (
    <div className={styles.picture}>
      <picture>
        <source type="image/avif" srcSet={srcSet('avif')} sizes={shape.sizes} />
        <img
          src={image}
          srcSet={srcSet('webp')}
          sizes={shape.sizes}
          alt=""
          width={shape.width}
          height={shape.height}
          fetchPriority="high"
        />
      </picture>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
