import { usePageContext } from '@storefront/remote-kit/page-context';
import styles from './ErrorPage.module.css';

const WIDTHS = [320, 640, 960];

/** The business's own picture for every error, or the theme's picture for a missing page or a failure. */
export function ErrorPicture({ missing }: { missing: boolean }) {
  const { brand, errorImage } = usePageContext().business;
  const isThemePicture = !errorImage || errorImage.startsWith('/pictures/state-');
  const image = missing || !isThemePicture ? errorImage : `/pictures/state-error-${brand}/640.webp`;
  if (!image) return null;
  const ours = /^(\/pictures\/[\w-]+)\/\d+\.webp$/.exec(image)?.[1];
  const srcSet = (extension: string) => WIDTHS.map((width) => `${ours}/${width}.${extension} ${width}w`).join(', ');
  const sizes = '(min-width: 1000px) 640px, 360px';
  return (
    <div className={styles.picture}>
      <picture>
        {ours && <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />}
        <img
          src={image}
          srcSet={ours && srcSet('webp')}
          sizes={ours && sizes}
          alt=""
          width={400}
          height={300}
          fetchPriority="high"
        />
      </picture>
    </div>
  );
}
