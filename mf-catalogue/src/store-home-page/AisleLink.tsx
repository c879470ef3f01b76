import { Picture } from '@storefront/ui/picture';
import type { Layout } from '@storefront/ui/themes/layout';
import { densitiesOf } from '../store/densities';
import styles from './StoreHomePage.module.css';

interface AisleLinkProps {
  readonly href: string;
  readonly aisle: { readonly slug: string; readonly name: string; readonly image: string | null };
  readonly layout: Layout['departments'];
  readonly eager?: boolean;
}

/** A department's picture and name. */
export function AisleLink({ href, aisle, layout, eager }: AisleLinkProps) {
  const isTile = layout === 'tiles';
  return (
    <a className={isTile ? styles.tile : styles.aisle} href={href}>
      <Picture
        images={aisle.image ? densitiesOf(aisle.image) : null}
        tint={aisle.slug}
        size={isTile ? 160 : 96}
        round={!isTile}
        eager={eager}
      />
      <span>{aisle.name}</span>
    </a>
  );
}
