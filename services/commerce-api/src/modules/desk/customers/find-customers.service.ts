import { CUSTOMERS_FOUND_MAX, ORDER_SEARCH_DAYS, SEARCH_TERM_MIN_LENGTH } from '@storefront/api/constants';
import { DAY_MS } from '@storefront/api/durations';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { type SQL, sql } from 'drizzle-orm';
import { at, rowsOf } from '../../../database/database.types';
import { mailboxIn, mailboxOf } from '../../../formats/mailbox';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { blockedAmong } from '../../checkout/blocked-shoppers';
import { guestRef, memberRef } from './customer-of-ref';

interface FoundRow {
  readonly member_id: number | string | null;
  readonly draft_order_id: number | string | null;
  readonly name: string;
  readonly email: string;
  readonly postcode: string | null;
  readonly orders: number;
}

/** More words narrow nothing any more, and each is compared with every row. */
const WORDS_MAX = 6;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX)
    // A phone number as it is stored, +447700900123, without the 0 or 00 that is typed before it.
    .map((word) => (/^(\+|0)[\d()-]{2,}$/.test(word) ? word.replace(/[()-]/g, '').replace(/^[+0]+/, '') : word));

const all = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);
const contains = (text: SQL, word: string): SQL => sql`strpos(${text}, ${word}) > 0`;

const memberText = sql.raw(`lower(concat_ws(' ', m.firstname, m.lastname, m.email_address, m.mobile_contact_number))`);
const orderText = sql.raw(
  `lower(concat_ws(' ', o.contact ->> 'firstName', o.contact ->> 'lastName', o.contact ->> 'email', o.contact ->> 'phoneNumber',
     replace(o.delivery_address ->> 'postcode', ' ', ''), o.business_order_id))`,
);

/** Each word in the name, the e-mail address or the phone number of a member, or in a postcode of theirs. */
const memberHas = (words: readonly string[]): SQL =>
  all(
    words.map(
      (word) => sql`(${contains(memberText, word)} or m.id in
        (select member_id from addresses where ${contains(sql.raw(`lower(replace(postcode, ' ', ''))`), word)}))`,
    ),
  );

/** Each word in a recent order; its whole number or e-mail address at any age, because both have an index. */
function orderHas(words: readonly string[], now: Date): SQL {
  const since = at(new Date(now.getTime() - ORDER_SEARCH_DAYS * DAY_MS));
  const recent = sql`(o.placed_at >= ${since} and ${all(words.map((word) => contains(orderText, word)))})`;
  const [only = '', ...others] = words;
  if (others.length > 0) return recent;
  const isMailbox = sql`${mailboxIn(sql.raw('o.contact'))} = ${mailboxOf(only)}`;
  return sql`(${recent} or o.business_order_id = ${only.toUpperCase()} or ${only.includes('@') ? isMailbox : sql`false`})`;
}

/** Members and guests of a business whose data has every word of a text, by name. @throws Problem search_term_too_short */
export async function findCustomers(
  { db, keys }: Pick<ServiceContext, 'db' | 'keys'>,
  businessId: number,
  { text }: BodyOf<'POST /desk/customers'>,
  now: Date,
): Promise<ReplyOf<'POST /desk/customers'>> {
  const words = wordsOf(text);
  if (words.join('').length < SEARCH_TERM_MIN_LENGTH) throw refuse('search_term_too_short');
  const rows = await rowsOf<FoundRow>(
    db,
    sql`with of_orders as materialized (
          select o.draft_order_id, o.member_id, o.contact, o.delivery_address, o.placed_at from orders o
          where o.business_id = ${businessId} and o.placed_at is not null and o.contact ->> 'email' <> '' and ${orderHas(words, now)}
        ), found_members as (
          select m.id from members m where m.business_id = ${businessId}
            and (${memberHas(words)} or m.id in (select member_id from of_orders where member_id is not null))
          limit ${CUSTOMERS_FOUND_MAX + 1}
        ), found_guests as (
          select distinct on (contact ->> 'email') draft_order_id, contact, delivery_address from of_orders
          where member_id is null order by contact ->> 'email', placed_at desc limit ${CUSTOMERS_FOUND_MAX + 1}
        )
        select m.id as member_id, null::bigint as draft_order_id, m.firstname || ' ' || m.lastname as name,
          m.email_address as email,
          (select postcode from addresses a where a.member_id = m.id order by a.is_default desc limit 1) as postcode,
          (select count(*)::int from orders o where o.member_id = m.id and o.business_id = ${businessId}
             and o.placed_at is not null and o.changed_into is null) as orders
        from members m join found_members using (id)
        union all
        select null, g.draft_order_id, (g.contact ->> 'firstName') || ' ' || (g.contact ->> 'lastName'), g.contact ->> 'email',
          g.delivery_address ->> 'postcode',
          (select count(*)::int from orders o where o.business_id = ${businessId} and o.contact ->> 'email' = g.contact ->> 'email'
             and o.member_id is null and o.placed_at is not null and o.changed_into is null)
        from found_guests g
        order by name, email limit ${CUSTOMERS_FOUND_MAX + 1}`,
  );
  const shown = rows.slice(0, CUSTOMERS_FOUND_MAX);
  const blocked = await blockedAmong(
    { db, keys },
    businessId,
    shown.map(({ email }) => email),
  );
  return {
    customers: shown.map(({ member_id, draft_order_id, name, email, postcode, orders: orderCount }) => ({
      customer: member_id === null ? guestRef(Number(draft_order_id)) : memberRef(Number(member_id)),
      name,
      isMember: member_id !== null,
      postcode,
      orderCount,
      isBlocked: blocked.has(email),
    })),
    hasMore: rows.length > shown.length,
  };
}
