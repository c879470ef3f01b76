import { usePageContext } from '@storefront/remote-kit/page-context';
import { LinkButton } from '@storefront/ui/link-button';
import styles from './StoresNearByPage.module.css';

/** Nobody brings it here: said kindly, with the way that remains. */
export function NobodyDelivers({ text, collectionUrl }: { text: string; collectionUrl: string }) {
  const { business } = usePageContext();
  const picture = `/pictures/state-no-stores-${business.brand}`;
  return (
    <div className={`sf-panel ${styles.nobody}`}>
      <picture>
        <source type="image/avif" srcSet={`${picture}/320.avif 1x, ${picture}/640.avif 2x`} />
        <img src={`${picture}/320.webp`} alt="" width={200} height={150} />
      </picture>
      <div>
        <p className="sf-h3">{text}</p>
        <LinkButton href={collectionUrl}>See where to collect</LinkButton>
      </div>
    </div>
  );
}
