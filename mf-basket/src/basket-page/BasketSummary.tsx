import type { Basket } from '@storefront/api/entities/basket';
import { currentTime } from '@storefront/bus/current-time';
import type { SlotState } from '@storefront/bus/state.types';
import { slotDayLabel } from '@storefront/dates/plain';
import { changesOpen, youSave } from '@storefront/messages/basket';
import { fill } from '@storefront/messages/fill';
import type { MoneyOptions } from '@storefront/money/currency-format';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { Panel } from '@storefront/ui/panel';
import { TextLink } from '@storefront/ui/text-link';
import { Totals } from '@storefront/ui/totals';
import { openChanges } from '../basket/basket.model';
import { FreeDelivery } from '../spend-progress/FreeDelivery';
import { MinimumSpend } from '../spend-progress/MinimumSpend';
import styles from './BasketPage.module.css';
import { basketTotalsRows, savedIn } from './basket-totals-rows';

/** What the change of an order costs. */
function changedBy(before: number, now: number, money: MoneyOptions): string {
  const by =
    now === before ? 'the same' : `${formatMoney(Math.abs(now - before), money)} ${now > before ? 'more' : 'less'}`;
  return `Your order was ${formatMoney(before, money)}: ${by}.`;
}

/** Totals, what is missing to the minimum or to free delivery, the slot, and the checkout button. */
export function BasketSummary({ basket, slot }: { basket: Basket; slot: SlotState | null }) {
  const { business } = usePageContext();
  const money = { currency: business.currency };
  const { totals, storeSlug } = basket;
  const [firstChange] = openChanges(basket);
  const slots = storeSlug ? urlTo('stores-storeSlug-time-slots', { storeSlug }, { from: 'basket' }) : urlTo('index');
  return (
    <Panel title={business.copy.summaryTitle ?? 'Summary'}>
      <div className={styles.summary}>
        {totals.missingToMinimum > 0 ? (
          <MinimumSpend totals={totals} currency={business.currency} />
        ) : (
          <FreeDelivery totals={totals} currency={business.currency} />
        )}
        <p className={styles.slot}>
          <span>
            {slot ? slotDayLabel(new Date(slot.startsAt), new Date(slot.endsAt), currentTime()) : 'No time chosen yet'}
          </span>
          <TextLink href={slots}>{slot ? 'Change' : 'Choose a time'}</TextLink>
        </p>
        <Totals rows={basketTotalsRows(basket)} currency={business.currency} />
        {typeof basket.amends?.total === 'number' && (
          <p className={styles.saved}>{changedBy(basket.amends.total, totals.total, money)}</p>
        )}
        {savedIn(basket) > 0 && (
          <p className={styles.saved}>{fill(business.copy.youSave ?? youSave, formatMoney(savedIn(basket), money))}</p>
        )}
        {basket.amends?.refusal ? null : totals.missingToMinimum > 0 ? (
          <LinkButton
            wide
            big
            kind="quiet"
            href={storeSlug ? urlTo('stores-storeSlug', { storeSlug }) : urlTo('index')}
          >
            Add more items
          </LinkButton>
        ) : firstChange ? (
          <>
            <p className={styles.saved}>{changesOpen}</p>
            <LinkButton wide big href={`#line-${firstChange.basketLineId}`}>
              See what has changed
            </LinkButton>
          </>
        ) : (
          <LinkButton wide big href={slot ? urlTo('checkout') : slots}>
            {slot ? `Check out · ${formatMoney(totals.total, money)}` : 'Choose a time'}
          </LinkButton>
        )}
      </div>
    </Panel>
  );
}
