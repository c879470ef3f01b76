import { CUSTOMER_ORDERS_PAGE } from '@storefront/api/constants';
import type { Customer } from '@storefront/api/entities/desk/customer';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { basketLines, baskets } from '../../../database/schema/basket';
import { displayPhone } from '../../../formats/display-phone';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import type { ServiceContext } from '../../../service-context';
import { adminOrders } from '../../admin/admin.service';
import { countOpenSessions } from '../../auth/sessions/member-sessions.service';
import type { Business } from '../../businesses/businesses.repository';
import { isBlockOf } from '../../checkout/blocked-shoppers';
import { loyaltyBalance } from '../../loyalty/loyalty-ledger';
import { rewardsOf } from '../../loyalty/member-rewards';
import { marketingOptionsOf } from '../../marketing/marketing-preferences.service';
import { addressesOf } from '../../member/address-book.repository';
import type { Member } from '../../member/member.repository';
import { blocksBy } from './blocks';
import { figuresOf, heldMoneyOf, heldSlotsOf, isPresentOrder, lastOrderOf } from './customer-figures';
import { type CustomerOf, customerOf } from './customer-of-ref';
import { messagesOf } from './messages';
import { notesAbout } from './notes.service';

const oneLine = (address: { addressLine1: string; addressLine2?: string | null; town: string; postcode: string }) =>
  [address.addressLine1, address.addressLine2, address.town, address.postcode].filter(Boolean).join(', ');

const ordersPage = (db: Database, customer: CustomerOf, operator: CallingOperator, page: number) =>
  adminOrders(db, { page, limit: CUSTOMER_ORDERS_PAGE }, operator, isPresentOrder(customer));

async function basketCountOf(db: Database, memberId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${basketLines.quantity}), 0)::int` })
    .from(basketLines)
    .innerJoin(baskets, eq(baskets.id, basketLines.basketId))
    .where(and(eq(baskets.memberId, memberId), eq(baskets.state, 'open')));
  return row?.count ?? 0;
}

/** What only a member has. */
async function memberFields(db: Database, business: Business, member: Member, now: Date) {
  const rewards = await rewardsOf(db, business.id, member.id);
  const addresses = await addressesOf(db, member.id);
  const address = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  return {
    address: address ? oneLine(address) : null,
    addressCount: addresses.length,
    memberSince: member.createdAt.toISOString(),
    basketCount: await basketCountOf(db, member.id),
    rewards: {
      points: await loyaltyBalance(db, member.id),
      coupons: rewards.filter(({ state }) => state === 'available').length,
    },
    marketing: (await marketingOptionsOf(db, business, member.id)).marketingOptions,
    sessionCount: await countOpenSessions(db, member.id, now),
  };
}

const GUEST = {
  address: null,
  addressCount: null,
  memberSince: null,
  basketCount: null,
  rewards: null,
  marketing: null,
  sessionCount: null,
} as const;

/** A person with everything that the staff needs to help them. @throws Problem customer_not_found */
export async function openCustomer(
  { db, keys }: ServiceContext,
  business: Business,
  { customer: asked }: BodyOf<'POST /desk/customer'>,
  operator: CallingOperator,
  now: Date,
): Promise<Customer> {
  const customer = await customerOf(db, business.id, asked);
  const { ref, member, name, email, phoneNumber } = customer;
  const last = await lastOrderOf(db, customer);
  const own = member ? await memberFields(db, business, member, now) : GUEST;
  const [block] = await blocksBy(db, isBlockOf(keys, business.id, { memberId: member?.id ?? null, email }));
  return {
    customer: ref,
    isMember: member !== undefined,
    name,
    email,
    phone: phoneNumber ? { number: phoneNumber, display: displayPhone(phoneNumber, business.settings.country) } : null,
    ...own,
    address: own.address ?? (last?.address ? oneLine(last.address) : null),
    usualStore: last?.storeName ?? null,
    figures: await figuresOf(db, customer, now),
    heldSlots: await heldSlotsOf(db, customer, now),
    heldMoney: await heldMoneyOf(db, customer),
    orders: await ordersPage(db, customer, operator, 1),
    messages: await messagesOf(db, customer),
    notes: await notesAbout(db, customer, operator),
    block: block ?? null,
  };
}

/** A page of a person's orders, newest first. @throws Problem customer_not_found */
export async function customerOrders(
  { db }: ServiceContext,
  businessId: number,
  { customer, page }: BodyOf<'POST /desk/customer-orders'>,
  operator: CallingOperator,
): Promise<ReplyOf<'POST /desk/customer-orders'>> {
  return ordersPage(db, await customerOf(db, businessId, customer), operator, page);
}
