import type { Basket } from '@storefront/api/entities/basket';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { TagIcon } from '@storefront/ui/icons/tag';
import { Notice } from '@storefront/ui/notice';

/** Deals that lack some items or an amount, each with a link to its page. */
export function BasketDeals({ deals, storeSlug }: Pick<Basket, 'deals' | 'storeSlug'>) {
  const { currency } = usePageContext().business;
  const open = deals.filter(({ missing, missingSpend }) => missing + missingSpend > 0);
  if (!storeSlug || open.length === 0) return null;
  return (
    <Notice kind="accent" icon={<TagIcon />}>
      <ul aria-label="Deals within reach">
        {open.map(({ dealId, slug, name, text, missing, missingSpend, missingSections = [] }) => (
          <li key={dealId}>
            {missing > 0
              ? `Add ${missing} more for `
              : `Spend ${formatMoney(missingSpend, { currency })} more towards `}
            <a href={urlTo('stores-storeSlug-deal-dealSlug', { storeSlug, dealSlug: slug })}>{name}</a>
            {missing === 0 && `: ${text}`}
            {missingSections.length > 0 && `: ${missingSections.join(', ')}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
