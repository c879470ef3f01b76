import type { Basket, MissingItem } from '@storefront/api/entities/basket';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { idempotencyKeys } from '../../database/schema/idempotency';
import type { Caller, RequestKey } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { cachedCatalogue } from '../catalogue/catalogue-source';
import type { BasketRow } from './basket.repository';
import { basketView } from './basket-view';
import { getOpenOrNextBasket } from './next-basket';

/** A shopper's request to change a basket. */
export interface BasketCall<Body extends { basketToken?: string }> {
  business: Business;
  body: Body;
  caller: Caller;
  /** Under a repeated key the change is not made again; without one it always is. */
  requestKey?: RequestKey;
  now: Date;
}

/** The result of a change. */
interface Changed {
  basket: BasketRow;
  /** The lines that were added or increased. */
  lineIds?: number[];
  /** Items that were not added. */
  missing?: MissingItem[];
  /** Items that were added without their chosen substitute. */
  withoutSubstitute?: { menuItemId: number; name: string }[];
}

type Outcome = Omit<Changed, 'basket'>;

/** What is stored under a key: the reply of a repeated request is built from the basket's current state. */
type SavedChange = Outcome & { basketToken: string };

interface ChangeReply extends Outcome {
  basket: Basket;
}

/** Thrown to undo a change that another request with the same key has made meanwhile. */
class KeyTaken extends Error {}

/**
 * Changes a basket once for each Idempotency-Key. Key and change are saved in one transaction, so that a crash leaves
 * both or neither. A repeated request gets the basket as it is now.
 * The reply settles no updates: those that a view of the basket has not shown are reported again.
 * @throws Problem idempotency_key_reused: the key was used for another change
 */
export async function changeOnce(
  context: ServiceContext,
  call: BasketCall<{ basketToken?: string }>,
  change: (tx: Database) => Promise<Changed>,
): Promise<ChangeReply> {
  const { business, caller, now } = call;
  // Read before the transaction: on PGlite a second connection would wait for the transaction's end.
  const catalogue = await cachedCatalogue(context, business.id);
  const replyTo = async (tx: Database, { basket, ...outcome }: Changed): Promise<ChangeReply> => ({
    basket: await basketView(tx, { ...context, business, caller, catalogue }, basket, now, true),
    ...outcome,
  });
  const repeat = async (tx: Database, { basketToken, ...saved }: SavedChange): Promise<ChangeReply> => {
    const basket = await getOpenOrNextBasket(tx, business.id, basketToken);
    if (!basket) throw refuse('basket_not_found');
    return replyTo(tx, { ...saved, basket });
  };
  try {
    return await inTransaction(context.db, async (tx) => {
      const saved = await readChange(context, tx, call);
      if (saved) return repeat(tx, saved);
      const changed = await change(tx);
      await saveChange(context, tx, call, changed);
      return replyTo(tx, changed);
    });
  } catch (error) {
    // The same request may have run meanwhile: its change is what this one was refused for.
    const saved = await readChange(context, context.db, call);
    if (!saved) throw error;
    return inTransaction(context.db, (tx) => repeat(tx, saved));
  }
}

/** The basket's token is left out: the first reply, which brought it, may have been lost. */
function hashOf({ keys }: ServiceContext, { caller, body }: BasketCall<{ basketToken?: string }>): string {
  return keys.digest(JSON.stringify([caller.details?.owner ?? null, { ...body, basketToken: undefined }]));
}

async function readChange(
  context: ServiceContext,
  db: Database,
  call: BasketCall<{ basketToken?: string }>,
): Promise<SavedChange | undefined> {
  const { requestKey, business, body } = call;
  if (!requestKey) return undefined;
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.businessId, business.id),
        eq(idempotencyKeys.operation, requestKey.operation),
        eq(idempotencyKeys.key, requestKey.value),
      ),
    );
  if (!row?.reply) return undefined;
  // Written by saveChange.
  const saved = JSON.parse(context.keys.unseal(row.reply)) as SavedChange;
  const isSame = row.requestHash === hashOf(context, call) && [undefined, saved.basketToken].includes(body.basketToken);
  if (!isSame) throw refuse('idempotency_key_reused');
  return saved;
}

/** A row that makes a repeated request recognisable. */
export type SealedChange = typeof idempotencyKeys.$inferInsert & { reply: string };

/** The row to save with a change; undefined for a request without a key. */
export function sealChange(
  context: ServiceContext,
  call: BasketCall<{ basketToken?: string }>,
  saved: SavedChange,
): SealedChange | undefined {
  const { requestKey, business, now } = call;
  return (
    requestKey && {
      businessId: business.id,
      operation: requestKey.operation,
      key: requestKey.value,
      requestHash: hashOf(context, call),
      status: 200,
      reply: context.keys.seal(JSON.stringify(saved)),
      createdAt: now,
    }
  );
}

async function saveChange(
  context: ServiceContext,
  tx: Database,
  call: BasketCall<{ basketToken?: string }>,
  { basket, ...outcome }: Changed,
): Promise<void> {
  // The body's token stays the request's, even if a log-in has joined that basket with another.
  const sealed = sealChange(context, call, { basketToken: call.body.basketToken ?? basket.token, ...outcome });
  if (!sealed) return;
  const written = await tx
    .insert(idempotencyKeys)
    .values(sealed)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (written.length === 0) throw new KeyTaken();
}
