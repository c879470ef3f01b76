import type { HomeContent } from '@storefront/api/entities/home-content';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useAislePath } from './Aisles';
import styles from './Hero.module.css';

/** The pictures' aspect ratio and their share of the screen in each brand's layout. */
const SHAPES = {
  // On a phone a slightly smaller file is requested, because it is the largest contentful paint.
  grocery: { width: 560, height: 480, sizes: '(min-width: 1000px) 520px, 160px' },
  retail: { width: 1440, height: 650, sizes: '(min-width: 1000px) 1000px, 480px' },
} as const;
const WIDTHS = [480, 960, 1440];

interface HeroPictureProps {
  readonly hero: HomeContent['hero'];
  /** The name of the aisle to which the picture leads. */
  readonly label: string | undefined;
}

/** The brand's picture, probably the largest contentful paint: it is loaded first and its space is reserved. */
export function HeroPicture({ hero: { image, note, aisle }, label }: HeroPictureProps) {
  const { brand } = usePageContext().business;
  const pathOf = useAislePath();
  if (!image) return null;
  const shape = brand === 'retail' ? SHAPES.retail : SHAPES.grocery;
  const folder = image.slice(0, image.lastIndexOf('/'));
  const srcSet = (extension: string) => WIDTHS.map((width) => `${folder}/${width}.${extension} ${width}w`).join(', ');
  const picture = (
    <>
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
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
  return aisle && label ? (
    <a className={styles.picture} href={pathOf(aisle)}>
      {picture}
      <span className="sf-hidden"> {label}</span>
    </a>
  ) : (
    <div className={styles.picture}>{picture}</div>
  );
}
