import type { Basket } from '@storefront/api/entities/basket';
import { countText } from '@storefront/messages/count-text';
import { optionsText } from '@storefront/messages/option-text';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { Picture } from '@storefront/ui/picture';
import type { RefObject } from 'react';
import { lineCharge } from '../basket-line/line-charge';
import { FreeDelivery } from '../spend-progress/FreeDelivery';
import { MinimumSpend } from '../spend-progress/MinimumSpend';
import styles from './BasketDrawer.module.css';

interface BasketDrawerProps {
  readonly basket: Basket;
  /** The caller can move the focus here. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
}

/** A summary of the basket beside the page, on wide screens. */
export function BasketDrawer({ basket, heading }: BasketDrawerProps) {
  const { business } = usePageContext();
  const money = { currency: business.currency };
  const { totals } = basket;
  return (
    <div className={styles.drawer}>
      <div className={styles.head}>
        <h2 className="sf-h3" ref={heading} tabIndex={-1}>
          Your basket
        </h2>
        <span className="sf-muted">{countText(basket.itemCount, 'item')}</span>
      </div>
      <MinimumSpend totals={totals} currency={business.currency} />
      <FreeDelivery totals={totals} currency={business.currency} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul className={styles.lines} tabIndex={0} aria-label="Items in your basket">
        {basket.lines.map((line) => (
          <li key={line.basketLineId} className={styles.line}>
            <Picture images={line.menuItem.images} tint={line.menuItem.aisleSlug} size={48} />
            <span>
              {line.menuItem.name}
              {line.options.length > 0 && <small className="sf-muted">{optionsText(line.options)}</small>}
              <small className="sf-muted">
                {line.quantity > 1 && line.available
                  ? `${line.quantity} × ${formatMoney(line.unitTotal, money)}`
                  : line.quantity}
              </small>
            </span>
            <b className="sf-num">{line.available ? formatMoney(lineCharge(line), money) : 'Not included'}</b>
          </li>
        ))}
      </ul>
      {basket.coupon && basket.coupon.discount > 0 && (
        <p className={styles.coupon}>
          <span>Coupon {basket.coupon.coupon}</span>
          <span className="sf-num">{formatMoney(-basket.coupon.discount, money)}</span>
        </p>
      )}
      <p className={styles.total}>
        <span>Subtotal</span>
        <b className="sf-num">{formatMoney(totals.items - totals.discount, money)}</b>
      </p>
      <LinkButton wide href={urlTo('basket')}>
        View basket
      </LinkButton>
    </div>
  );
}
