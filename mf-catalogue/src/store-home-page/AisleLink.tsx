import { Picture } from '@storefront/ui/picture';
import { densitiesOf } from '../store/densities';
import styles from './StoreHomePage.module.css';

interface AisleLinkProps {
  readonly href: string;
  readonly aisle: { readonly slug: string; readonly name: string; readonly image: string | null };
  readonly eager?: boolean;
}

/** A department's picture and name. */
export function AisleLink({ href, aisle, eager }: AisleLinkProps) {
  return (
    <a className={styles.aisle} href={href}>
      <Picture images={aisle.image ? densitiesOf(aisle.image) : null} tint={aisle.slug} size={96} round eager={eager} />
      <span>{aisle.name}</span>
    </a>
  );
}
