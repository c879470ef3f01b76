import type { WaitingRoom } from '@storefront/api/entities/waiting-room';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { at, type Database, firstRow } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { waitingTickets } from '../../../database/schema/slots';
import { Problem, problemTitle } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Holder } from '../../slots/reservation.repository';

/** A place that nobody asks for is given up: longer than a reload, a tunnel or a phone call on a slow line. */
const LEFT_AFTER_MS = 2 * 60_000;
/** Longer than a hold, so that whose hold ends in the checkout chooses again without waiting. */
const PASS_MS = 20 * 60_000;
/** A person shops with one basket, perhaps with a second one. */
const TICKETS_PER_SESSION = 2;
/** A household, an office or a mobile network shares an address. */
const TICKETS_PER_ADDRESS = 20;
/** Often enough that a turn is not missed, seldom enough that a queue of thousands does not become the peak. */
const CHECK_SECONDS = { shortest: 3, longest: 15 } as const;
/** Clocks of processes differ by less. A stored second further ahead is of a clock that was wrong, and is ignored. */
const CLOCKS_DIFFER_SECONDS = 5;

interface Visitor {
  readonly businessId: number;
  readonly basketId: number;
  readonly holder: Holder;
}

interface Room {
  readonly lastNumber: number;
  readonly second: number;
  /** How many may still be let in within that second. */
  readonly left: number;
}

/** Reads a business's room; undefined if it has none, or if `lock` passes over it. @param lock how its row is locked */
async function readRoom(
  db: Database,
  businessId: number,
  perSecond: number,
  now: Date,
  lock = sql``,
): Promise<Room | undefined> {
  const row = await firstRow<{ last_number: number | string; second: number | string; let_in: number }>(
    db,
    sql`select last_number, second, let_in from waiting_rooms where business_id = ${businessId} ${lock}`,
  );
  if (!row) return undefined;
  const current = Math.floor(now.getTime() / 1000);
  const stored = Number(row.second);
  // A process whose clock is a little behind lets nobody in for a second that has passed.
  const second = stored > current + CLOCKS_DIFFER_SECONDS ? current : Math.max(current, stored);
  const letIn = second === stored ? row.let_in : 0;
  return { lastNumber: Number(row.last_number), second, left: Math.max(0, perSecond - letIn) };
}

/** Locks a business's room, which it creates at first: shoppers enter one after the other. */
async function lockRoom(tx: Database, businessId: number, perSecond: number, now: Date): Promise<Room> {
  await tx.execute(
    sql`insert into waiting_rooms (business_id, last_number, second, let_in) values (${businessId}, 0, 0, 0)
        on conflict do nothing`,
  );
  const room = await readRoom(tx, businessId, perSecond, now, sql`for update`);
  if (!room) throw new Error('The waiting room was not created');
  return room;
}

/** Ends tickets that nobody asks for and passes that are over, then lets in who is next. @returns how many more may come */
async function letIn(tx: Database, businessId: number, room: Room, now: Date): Promise<number> {
  const left = at(new Date(now.getTime() - LEFT_AFTER_MS));
  await tx.execute(
    sql`delete from waiting_tickets where business_id = ${businessId}
          and (pass_until <= ${at(now)} or admitted_at is null and seen_at < ${left})`,
  );
  if (room.left === 0) return 0;
  const next = await firstRow<{ count: number }>(
    tx,
    sql`with next as (
          update waiting_tickets set admitted_at = ${at(now)}, pass_until = ${at(new Date(now.getTime() + PASS_MS))}
          where basket_id in (select basket_id from waiting_tickets
            where business_id = ${businessId} and admitted_at is null order by number limit ${room.left})
          returning 1)
        select count(*)::int as count from next`,
  );
  return room.left - (next?.count ?? 0);
}

const saveRoom = (tx: Database, businessId: number, perSecond: number, room: Room) =>
  tx.execute(
    sql`update waiting_rooms set last_number = ${room.lastNumber}, second = ${room.second},
          let_in = ${perSecond - room.left} where business_id = ${businessId}`,
  );

/**
 * Lets a basket in to hold a slot, at once or when its turn has come. First come, first served: nobody is let in before
 * those who wait.
 * @throws Problem waiting_room with a place in the queue; rate_limited when the session or the address has many
 */
export async function enterWaitingRoom(
  { db, config }: Pick<ServiceContext, 'db' | 'config'>,
  { businessId, basketId, holder }: Visitor,
  now: Date,
): Promise<void> {
  const perSecond = config.waitingRoomHoldsPerSecond;
  if (perSecond === undefined) return;
  const state = await inTransaction(db, async (tx) => {
    const locked = await lockRoom(tx, businessId, perSecond, now);
    await tx.update(waitingTickets).set({ seenAt: now }).where(eq(waitingTickets.basketId, basketId));
    const left = await letIn(tx, businessId, locked, now);
    let room = { ...locked, left };
    const [own] = await tx.select().from(waitingTickets).where(eq(waitingTickets.basketId, basketId));
    if (!own) {
      await assertFewTickets(tx, holder, config.rateLimitFactor);
      const isIn = left > 0;
      room = { ...room, lastNumber: room.lastNumber + 1, left: isIn ? left - 1 : left };
      const pass = isIn ? { admittedAt: now, passUntil: new Date(now.getTime() + PASS_MS) } : {};
      const { session = null, address = null } = holder;
      const ticket = { basketId, businessId, number: room.lastNumber, session, address, seenAt: now };
      await tx.insert(waitingTickets).values({ ...ticket, ...pass });
    }
    await saveRoom(tx, businessId, perSecond, room);
    return stateOf(tx, basketId, perSecond, now);
  });
  if (state.state === 'waiting')
    throw new Problem('waiting_room', problemTitle('waiting_room'), undefined, state.checkAfterSeconds);
}

/** @throws Problem rate_limited */
async function assertFewTickets(tx: Database, { session, address }: Holder, factor: number | 'off'): Promise<void> {
  if (factor === 'off') return;
  const held = await firstRow<{ session: number; address: number }>(
    tx,
    sql`select count(*) filter (where session = ${session ?? null})::int as session,
          count(*) filter (where address = ${address ?? null})::int as address
        from waiting_tickets where admitted_at is null`,
  );
  if ((held?.session ?? 0) < TICKETS_PER_SESSION * factor && (held?.address ?? 0) < TICKETS_PER_ADDRESS * factor)
    return;
  throw new Problem(
    'rate_limited',
    'You wait in the queue with other baskets already.',
    undefined,
    LEFT_AFTER_MS / 1000,
  );
}

const OPEN: WaitingRoom = {
  state: 'open',
  place: null,
  waitSeconds: null,
  checkAfterSeconds: CHECK_SECONDS.longest,
  passUntil: null,
};

/** A basket's place, counted anew. */
async function stateOf(db: Database, basketId: number, perSecond: number, now: Date): Promise<WaitingRoom> {
  const [own] = await db.select().from(waitingTickets).where(eq(waitingTickets.basketId, basketId));
  // Looks read without the lock, so a pass that is over may not be deleted yet.
  if (!own || (own.passUntil && own.passUntil <= now)) return OPEN;
  if (own.passUntil) return { ...OPEN, state: 'admitted', passUntil: own.passUntil.toISOString() };
  const before = await firstRow<{ count: number }>(
    db,
    sql`select count(*)::int as count from waiting_tickets
        where business_id = ${own.businessId} and admitted_at is null and number < ${own.number}`,
  );
  const place = (before?.count ?? 0) + 1;
  const waitSeconds = Math.ceil(place / perSecond);
  const { shortest, longest } = CHECK_SECONDS;
  const checkAfterSeconds = Math.min(longest, Math.max(shortest, Math.ceil(waitSeconds / 2)));
  return { ...OPEN, state: 'waiting', place, waitSeconds, checkAfterSeconds };
}

/**
 * Lets in who is next, unless nobody may come within this second or another process does it. Nobody waits for the lock:
 * looks of thousands would hold every connection.
 */
async function letInUnlessBusy(db: Database, businessId: number, perSecond: number, now: Date): Promise<void> {
  const seen = await readRoom(db, businessId, perSecond, now);
  if (!seen?.left) return;
  await inTransaction(db, async (tx) => {
    const room = await readRoom(tx, businessId, perSecond, now, sql`for update skip locked`);
    if (!room?.left) return;
    const left = await letIn(tx, businessId, room, now);
    await saveRoom(tx, businessId, perSecond, { ...room, left });
  });
}

/** A basket's place in the queue. Asking keeps it, and lets in who is next. */
export async function waitingRoomOf(
  { db, config }: Pick<ServiceContext, 'db' | 'config'>,
  businessId: number,
  basketId: number,
  now: Date,
): Promise<WaitingRoom> {
  const perSecond = config.waitingRoomHoldsPerSecond;
  if (perSecond === undefined) return OPEN;
  // Most shoppers have never waited, and do not touch the room.
  const waiting = await db
    .update(waitingTickets)
    .set({ seenAt: now })
    .where(and(eq(waitingTickets.basketId, basketId), isNull(waitingTickets.admittedAt)))
    .returning({ basketId: waitingTickets.basketId });
  if (waiting.length > 0) await letInUnlessBusy(db, businessId, perSecond, now);
  return stateOf(db, basketId, perSecond, now);
}

/** The same by the basket's token; undefined for who has no place and no pass. */
export async function waitingRoomOfToken(
  context: Pick<ServiceContext, 'db' | 'config'>,
  businessId: number,
  basketToken: string | undefined,
  now: Date,
): Promise<WaitingRoom | undefined> {
  if (context.config.waitingRoomHoldsPerSecond === undefined || !basketToken) return undefined;
  const own = await firstRow<{ id: number | string }>(
    context.db,
    sql`select t.basket_id as id from waiting_tickets t join baskets b on b.id = t.basket_id
        where b.token = ${basketToken} and b.business_id = ${businessId}`,
  );
  if (!own) return undefined;
  const room = await waitingRoomOf(context, businessId, Number(own.id), now);
  return room.state === 'open' ? undefined : room;
}
