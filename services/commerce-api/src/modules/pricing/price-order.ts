import { isVolumeDeal } from './deal-application';
import { priceCoupon } from './price-coupon';
import { priceDeals } from './price-deals';
import type { DatedDeal, FeeBreakdown, LineBreakdown, PricedOrder, PricingInput, PricingLine } from './pricing.types';
import { highestTip } from './tip-limit';
import { splitVat, vatRates } from './vat';

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** The deals of the day, whose sections name only items that may count for them. */
function countedDeals({ deals, lines, at, restrictHfss }: PricingInput): DatedDeal[] {
  const hfss = new Set(lines.filter(({ isHfss }) => isHfss).map(({ itemId }) => itemId));
  return deals
    .filter(({ startsAt, endsAt }) => (startsAt === null || startsAt <= at) && (endsAt === null || endsAt > at))
    .map((deal) => {
      if (!restrictHfss || !isVolumeDeal(deal)) return deal;
      const sections = deal.sections.map(({ itemIds, ...rest }) => ({
        ...rest,
        itemIds: itemIds.filter((id) => !hfss.has(id)),
      }));
      return { ...deal, sections };
    });
}

const unitTotalOf = ({ price, optionsCost }: PricingLine) => price + optionsCost;

/** The fees before VAT is computed. They have the standard rate. */
function feesOf(
  { method, slotFee, charges }: PricingInput,
  goods: { items: number; afterDeals: number },
  freesDelivery: boolean,
): Omit<FeeBreakdown, 'vat'>[] {
  if (goods.items === 0) return delivery(method, slotFee, false);
  const isFree = freesDelivery || (charges.freeDeliveryFrom !== null && goods.items >= charges.freeDeliveryFrom);
  const small = goods.afterDeals < charges.smallBasketBelow ? charges.smallBasketFee : 0;
  const plain = (kind: 'small_basket' | 'bags', gross: number) =>
    gross > 0 ? [{ kind, gross, saving: 0, net: gross, vatRate: vatRates.standard }] : [];
  return [...delivery(method, slotFee, isFree), ...plain('small_basket', small), ...plain('bags', charges.bagFee)];
}

function delivery(method: PricingInput['method'], fee: number, isFree: boolean): Omit<FeeBreakdown, 'vat'>[] {
  if (fee === 0) return [];
  const saving = method === 'delivery' && isFree ? fee : 0;
  return [{ kind: 'delivery', gross: fee, saving, net: fee - saving, vatRate: vatRates.standard }];
}

/**
 * Prices an order. Pure: the same input gives the same result.
 *
 * Order of computation: prices and options; deals; the coupon, by the table in stacking.ts; fees; VAT. The minimum spend,
 * the small-basket fee and the limit of the tip count goods after deals and before the coupon; free delivery counts goods
 * before both.
 * Rounding: a coupon rounds down; VAT is rounded half up once for each rate; all shares by the largest remainder.
 */
export function priceOrder(input: PricingInput): PricedOrder {
  const { lines, charges, method, tipLimit } = input;
  const deals = priceDeals(countedDeals(input), lines);
  const gross = lines.map((line) => unitTotalOf(line) * line.quantity);
  const dealShares = lines.map(({ lineId }) => deals.byLine.get(lineId) ?? []);
  const afterDeals = gross.map((amount, place) => amount - sum((dealShares[place] ?? []).map(({ saving }) => saving)));
  const couponPrice =
    input.coupon &&
    priceCoupon(
      input.coupon,
      lines.map((line, place) => ({
        itemId: line.itemId,
        categoryIds: line.categoryIds,
        afterDeals: afterDeals[place] ?? 0,
        outsideDeals: unitTotalOf(line) * (deals.unitsLeft.get(line.lineId) ?? 0),
      })),
    );
  const items = sum(gross);
  const goods = { items, afterDeals: sum(afterDeals) };
  const tip = tipLimit ? Math.min(input.tip, highestTip(tipLimit, goods.afterDeals)) : input.tip;
  const priced = lines.map((line, place): Omit<LineBreakdown, 'vat'> => {
    const couponSaving = couponPrice?.shares[place] ?? 0;
    return {
      lineId: line.lineId,
      unitTotal: unitTotalOf(line),
      gross: gross[place] ?? 0,
      deals: [...(dealShares[place] ?? [])],
      couponSaving,
      net: (afterDeals[place] ?? 0) - couponSaving,
      vatRate: vatRates[line.vatClass],
    };
  });
  const fees = feesOf(input, goods, couponPrice?.freesDelivery ?? false);
  const vat = splitVat([...priced, ...fees]);
  const feeOf = (kind: FeeBreakdown['kind']) => sum(fees.filter((fee) => fee.kind === kind).map(({ net }) => net));
  const couponDiscount = sum(couponPrice?.shares ?? []);
  const { freeDeliveryFrom, minimumSpend } = charges;
  return {
    lines: priced.map((line, place) => ({ ...line, vat: vat.vat[place] ?? 0 })),
    fees: fees.map((fee, place) => ({ ...fee, vat: vat.vat[lines.length + place] ?? 0 })),
    deals: deals.deals,
    coupon: couponPrice && {
      discount: couponDiscount,
      freesDelivery: couponPrice.freesDelivery,
      refusal: couponPrice.refusal,
    },
    vat: vat.totals,
    totals: {
      items,
      discount: deals.total + couponDiscount,
      deliveryFee: feeOf('delivery'),
      smallBasketFee: feeOf('small_basket'),
      bagFee: feeOf('bags'),
      tip,
      total: goods.afterDeals - couponDiscount + sum(fees.map(({ net }) => net)) + tip,
      minimumSpend,
      missingToMinimum: Math.max(0, minimumSpend - goods.afterDeals),
      missingToFreeDelivery:
        method === 'delivery' && freeDeliveryFrom !== null ? Math.max(0, freeDeliveryFrom - items) : null,
    },
  };
}
