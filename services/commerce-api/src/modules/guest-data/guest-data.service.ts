import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { normaliseEmail } from '../../formats/normalise-email';
import type { Caller } from '../../http/operation.types';
import { queueMail } from '../../mail/queue-mail';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { erasePerson, planRemovalOfFiles } from '../member/erase-person';
import type { Person } from '../member/person';
import { personalTables } from '../member/personal-tables';
import { guestOf } from './guest';
import {
  type GuestDataRequest,
  guestDataRequestOf,
  startGuestDataRequest,
  tryGuestDataCode,
} from './guest-data-requests';

type Summary = ReplyOf<'POST /guest-data/summary'>;

const CLOSED: Summary = { state: 'closed', emailAddress: null, expiresAt: null, kept: [], openOrders: [] };

const askerOf = (business: Business, { details }: Caller) =>
  details && { businessId: business.id, owner: details.owner };

/** Mails a code, whatever is kept: the mail says what the reply must not. */
export async function requestGuestDataCode(
  { db }: ServiceContext,
  business: Business,
  caller: Caller,
  { email }: BodyOf<'POST /guest-data/code-request'>,
  now: Date,
): Promise<ReplyOf<'POST /guest-data/code-request'>> {
  const asker = askerOf(business, caller);
  if (!asker) throw refuse('guest_session_required');
  const recipient = normaliseEmail(email);
  await inTransaction(db, async (tx) => {
    const subjectId = await startGuestDataRequest(tx, asker, recipient, now);
    await queueMail(tx, { kind: 'guest_data_code', businessId: business.id, subjectId, recipient }, now);
  });
  return { requested: true };
}

/** @throws Problem code_incorrect */
export async function openGuestData(
  context: ServiceContext,
  business: Business,
  caller: Caller,
  { confirmationCode }: BodyOf<'POST /guest-data/open'>,
  now: Date,
): Promise<Summary> {
  const asker = askerOf(business, caller);
  if (!asker || !(await tryGuestDataCode(context.db, context.keys, asker, confirmationCode, now)))
    throw refuse('code_incorrect');
  return guestDataSummary(context, business, caller, now);
}

/** How far the session is, and what is kept once it is open. */
export async function guestDataSummary(
  { db }: ServiceContext,
  business: Business,
  caller: Caller,
  now: Date,
): Promise<Summary> {
  const asker = askerOf(business, caller);
  const request = asker && (await guestDataRequestOf(db, asker, now));
  if (!request) return CLOSED;
  const { emailAddress, expiresAt, openedAt } = request;
  const own = { emailAddress, expiresAt: expiresAt.toISOString() };
  if (!openedAt) return { ...CLOSED, ...own, state: 'code_sent' };
  const { person, openOrders, openDraftOrderIds } = await guestOf(db, business.id, emailAddress);
  const whole = { ...person, draftOrderIds: [...person.draftOrderIds, ...openDraftOrderIds] };
  const sections = await guestSections(db, whole);
  const kept = sections.map(({ name, title, records }) => ({ name, title, count: records.length }));
  return { ...own, state: 'open', kept: kept.filter(({ count }) => count > 0), openOrders: [...openOrders] };
}

/** @throws Problem guest_data_closed */
async function openRequest(db: Database, business: Business, caller: Caller, now: Date): Promise<GuestDataRequest> {
  const asker = askerOf(business, caller);
  const request = asker && (await guestDataRequestOf(db, asker, now));
  if (!request?.openedAt) throw refuse('guest_data_closed');
  return request;
}

/** Everything that is kept of the guest, by table, open orders included. */
export async function guestDataFile(
  { db }: ServiceContext,
  business: Business,
  caller: Caller,
  now: Date,
): Promise<ReplyOf<'GET /guest-data/file'>> {
  const { emailAddress } = await openRequest(db, business, caller, now);
  const { person, openDraftOrderIds } = await guestOf(db, business.id, emailAddress);
  const whole = { ...person, draftOrderIds: [...person.draftOrderIds, ...openDraftOrderIds] };
  return { exportedAt: now.toISOString(), sections: await guestSections(db, whole) };
}

async function guestSections(db: Database, person: Person): Promise<ReplyOf<'GET /guest-data/file'>['sections']> {
  const sections: ReplyOf<'GET /guest-data/file'>['sections'] = [];
  for (const [name, { exported, hasGuests }] of Object.entries(personalTables))
    if (exported && hasGuests) {
      const records = await rowsOf<Record<string, string | null>>(db, exported.rows(person));
      sections.push({ name, title: exported.title, records });
    }
  return sections;
}

/** Deletes a guest's data in one transaction, in which no order of theirs can begin or end. */
export async function deleteGuestData(
  { db }: ServiceContext,
  business: Business,
  caller: Caller,
  now: Date,
): Promise<ReplyOf<'POST /guest-data/delete'>> {
  const { id, emailAddress } = await openRequest(db, business, caller, now);
  const openOrders = await inTransaction(db, async (tx) => {
    // Of two clicks the second finds no request.
    const [mine] = await rowsOf(tx, sql`select id from guest_data_requests where id = ${id} for update`);
    if (!mine) throw refuse('guest_data_closed');
    await lockRows(tx, business.id, emailAddress);
    const guest = await guestOf(tx, business.id, emailAddress);
    await planRemovalOfFiles(tx, guest.person, now);
    await erasePerson(tx, guest.person);
    const last = { kind: 'guest_data_deleted', subjectId: id, recipient: emailAddress } as const;
    await queueMail(tx, { businessId: business.id, ...last }, now);
    return guest.openOrders.length;
  });
  return { deleted: true, openOrders };
}

/** In the order in which every transaction locks: baskets, then orders. Whoever pays one of them waits, or is waited for. */
async function lockRows(tx: Database, businessId: number, emailAddress: string): Promise<void> {
  const { person, openDraftOrderIds } = await guestOf(tx, businessId, emailAddress);
  const ids = (list: readonly number[]) =>
    sql.join(list.length ? list.map((one) => sql`${one}`) : [sql`null`], sql`, `);
  await tx.execute(sql`select id from baskets where id in (${ids(person.basketIds)}) order by id for update`);
  await tx.execute(
    sql`select draft_order_id from orders
        where draft_order_id in (${ids([...person.draftOrderIds, ...openDraftOrderIds])}) order by draft_order_id for update`,
  );
}
