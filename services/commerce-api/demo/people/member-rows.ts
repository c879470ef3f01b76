import { shopZone } from '@storefront/dates/shop-zone';
import type { DemoIds } from '../content/ids';
import type { DemoMember } from '../demo-data.types';
import type { ImportedRows } from '../imported-rows';
import { demoOrderCode } from './demo-order-code';
import type { MemberPlan, OrderPlan } from './member-plan';
import { orderTimeline } from './order-timeline';

const HOUR = 3_600_000;

type Known = Pick<ImportedRows, 'stores' | 'slotTemplates' | 'items'>;

function orderRow(
  plan: OrderPlan,
  number: string,
  now: Date,
  known: Known,
  ids: DemoIds,
): DemoMember['orders'][number] {
  const store = known.stores.find((candidate) => candidate.slug === plan.store);
  if (store === undefined) throw new Error(`Unknown store: ${plan.store}`);
  const method = plan.method ?? 'delivery';
  const timeline = orderTimeline({
    status: plan.status,
    method,
    wanted: new Date(now.getTime() - plan.slotHoursAgo * HOUR),
    now,
    store,
    templates: known.slotTemplates,
    zone: shopZone,
  });
  return {
    id: ids.order(),
    number,
    storeId: store.id,
    status: plan.status,
    ...timeline,
    fulfilmentMethod: method,
    deliveryFee: plan.fee ?? 0,
    tip: plan.tip ?? 0,
    lines: plan.lines.map(([slug, quantity]) => {
      const item = known.items.find((one) => one.slug === slug);
      if (item === undefined) throw new Error(`Unknown item: ${slug}`);
      return { itemId: item.id, quantity };
    }),
  };
}

/** The members of a business with their address books and orders. */
export function memberRows(
  plans: readonly MemberPlan[],
  businessId: number,
  now: Date,
  known: Known,
  ids: DemoIds,
): DemoMember[] {
  let place = 0;
  return plans.map((plan) => ({
    id: ids.member(),
    businessId,
    emailAddress: plan.email,
    isVerified: true,
    password: plan.password,
    firstname: plan.first,
    lastname: plan.last,
    mobileContactNumber: plan.mobile,
    ...(plan.sharingCode && { sharingCode: plan.sharingCode }),
    addresses: plan.addresses.map(([addressLine1, addressLine2, town, county, postcode], index) => ({
      id: ids.address(),
      isDefault: index === 0,
      country: 'GB',
      addressLine1,
      ...(addressLine2 === '' ? {} : { addressLine2 }),
      postcode,
      town,
      ...(county === '' ? {} : { county }),
    })),
    orders: plan.orders.map((order) => orderRow(order, demoOrderCode(businessId, place++), now, known, ids)),
  }));
}
