import type { Basket } from '@storefront/api/entities/basket';
import { urlTo } from '@storefront/routes/url-to';
import { TagIcon } from '@storefront/ui/icons/tag';
import { Notice } from '@storefront/ui/notice';

/** Deals that are almost reached, each with a link to its page. */
export function BasketDeals({ deals, storeSlug }: Pick<Basket, 'deals' | 'storeSlug'>) {
  const open = deals.filter(({ missing }) => missing > 0);
  if (!storeSlug || open.length === 0) return null;
  return (
    <Notice kind="accent" icon={<TagIcon />}>
      <ul aria-label="Deals within reach">
        {open.map(({ dealId, slug, name, missing, missingSections = [] }) => (
          <li key={dealId}>
            Add {missing} more for{' '}
            <a href={urlTo('stores-storeSlug-deal-dealSlug', { storeSlug, dealSlug: slug })}>{name}</a>
            {missingSections.length > 0 && `: ${missingSections.join(', ')}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
