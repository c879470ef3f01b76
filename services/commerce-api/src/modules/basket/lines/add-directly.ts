import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { type SQL, sql } from 'drizzle-orm';
import { at, type Database, firstRow } from '../../../database/database.types';
import { brokenConstraint } from '../../../database/database-error';
import { jsonRow } from '../../../database/json-row';
import { basketLines } from '../../../database/schema/basket';
import { Problem } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { cachedCatalogue } from '../../catalogue/catalogue-source';
import type { LineRow } from '../basket.repository';
import { type BasketSnapshot, readSnapshot } from '../basket-snapshot';
import { viewSnapshot } from '../basket-view';
import { type BasketCall, type SealedChange, sealChange } from '../change-once';
import { touchDetails } from '../owners/personal-details';
import { planLines } from './plan-lines';
import { acceptedPricesOf, resetAcceptedAbsences, seenDealsOf } from './seen-changes';

type AddCall = BasketCall<BodyOf<'POST /basket/add-items'>>;

/** How often it starts again because the basket has changed meanwhile. */
const MAX_ATTEMPTS = 3;

const lineRows = jsonRow(basketLines);

/** Whether the basket stays at its store and method, so that only lines are written. */
function staysInPlace({ basket, store }: BasketSnapshot, { business, body }: AddCall): boolean {
  const { storeId = basket.storeId, fulfilmentMethod = basket.fulfilmentMethod } = body;
  const isSame = storeId === basket.storeId && fulfilmentMethod === basket.fulfilmentMethod;
  return isSame && store?.businessId === business.id;
}

/** The basket as it is after the change. @throws Problem when an item cannot be added */
async function planAdd(context: ServiceContext, call: AddCall, before: BasketSnapshot) {
  const { business, body, now } = call;
  const catalogue = await cachedCatalogue(context, business.id);
  const items = await catalogue.itemsOf(
    context.db,
    body.menuItems.map(({ id }) => id),
  );
  const ages = { ageConfirmed: body.ageConfirmed ?? false };
  const { lines, lineIds } = await planLines(context.db, before, body.menuItems, { business, items, ...ages, now });
  const basket = { ...before.basket, version: before.basket.version + 1, updatedAt: now };
  return { catalogue, snapshot: { ...before, basket, lines }, lineIds };
}

/** The lines to write: those of the change, and those whose price counts as accepted now. */
function changedLines(
  { lines }: BasketSnapshot,
  lineIds: readonly number[],
  prices: ReadonlyMap<number, number>,
): LineRow[] {
  const ids = new Set([...lineIds, ...prices.keys()]);
  return lines
    .map(({ row }) => row)
    .filter(({ id }) => ids.has(id))
    .map((row) => ({ ...row, seenUnitTotal: prices.get(row.id) ?? row.seenUnitTotal }));
}

const keyRow = ({ businessId, operation, key, requestHash, reply, createdAt }: SealedChange): SQL =>
  sql`, keyed as (
        insert into idempotency_keys (business_id, operation, key, request_hash, status, reply, created_at)
        select ${businessId}::bigint, ${operation}::text, ${key}::text, ${requestHash}::text, 200, ${reply}::text, ${at(createdAt)}
        from changed)`;

/**
 * Writes lines, version and Idempotency-Key in one statement, which changes nothing if the basket is no longer the one
 * that was read: every change of a basket increments its version.
 */
async function writeAdd(
  db: Database,
  { id, version, updatedAt }: BasketSnapshot['basket'],
  { lines, seenDeals, key }: { lines: LineRow[]; seenDeals: object; key: SealedChange | undefined },
): Promise<boolean> {
  const written = await firstRow(
    db,
    sql`with changed as (
          update baskets
          set version = ${version}, updated_at = ${at(updatedAt)}, seen_deals = ${JSON.stringify(seenDeals)}::jsonb
          where id = ${id} and version = ${version - 1} and state = 'open' returning id
        ), lines as (
          insert into basket_lines (${lineRows.columns}) select ${lineRows.columns} from ${lineRows.from(lines)}
          where basket_id in (select id from changed)
          on conflict (id) do update
          set quantity = excluded.quantity, confirmed_age = excluded.confirmed_age, seen_unit_total = excluded.seen_unit_total,
            instructions = excluded.instructions, substitution = excluded.substitution, substitute = excluded.substitute
        )${key ? keyRow(key) : sql``}
        select id from changed`,
  );
  return written !== undefined;
}

/** The key was saved by the same request meanwhile. */
const isRepeated = (error: unknown) => brokenConstraint(error)?.startsWith('idempotency_keys') ?? false;

/**
 * Adds items to an open basket that stays at its store, with one read and one write instead of a transaction.
 * @returns undefined when the basket has to be locked: it is new, moves to another store, the request is a repeated or a
 * refused one, or others change the basket all the time
 */
export async function addDirectly(
  context: ServiceContext,
  call: AddCall,
): Promise<ReplyOf<'POST /basket/add-items'> | undefined> {
  const { business, body, caller, now } = call;
  const { basketToken } = body;
  if (basketToken === undefined) return undefined;
  const which = sql`baskets.token = ${basketToken} and baskets.business_id = ${business.id} and baskets.state = 'open'`;
  const itemIds = body.menuItems.map(({ id }) => id);
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const before = await readSnapshot(context.db, which, itemIds);
      if (!before || !staysInPlace(before, call)) return undefined;
      const { catalogue, snapshot, lineIds } = await planAdd(context, call, before);
      const reader = { ...context, business, caller, catalogue };
      const { view, priced } = await viewSnapshot(context.db, reader, snapshot, now);
      const change = {
        // The reply settles no updates, as in changeOnce.
        lines: changedLines(snapshot, lineIds, acceptedPricesOf(priced.lines, true)),
        seenDeals: seenDealsOf(before.basket, priced, true),
        key: sealChange(context, call, { basketToken, lineIds }),
      };
      if (await writeAdd(context.db, snapshot.basket, change)) {
        await resetAcceptedAbsences(context.db, priced.lines);
        await touchDetails(context.db, snapshot.basket, caller, now);
        return { basketLineIds: lineIds, basket: view };
      }
    }
  } catch (error) {
    if (!(error instanceof Problem) && !isRepeated(error)) throw error;
  }
  return undefined;
}
