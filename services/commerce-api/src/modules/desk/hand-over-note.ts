import type { BodyOf } from '@storefront/api/operation-types';
import type { Database } from '../../database/database.types';
import type { PlacedOrder } from '../../database/order-row';
import { refuse } from '../../problem';
import { agesOf, cashOf } from './ages-and-cash';

type Proofs = Pick<BodyOf<'POST /desk/hand-over'>, 'ageProven' | 'cashTaken'>;

/** What the order's history says of the proof of age. */
const PROOFS: Readonly<Record<NonNullable<Proofs['ageProven']>, string>> = {
  looks_over_25: 'Handed over; the person looks over 25',
  id_seen: 'Handed over; proof of age seen',
};

/** What an order needs of the person who gets it. */
export async function needsOf(
  tx: Database,
  { draftOrderId }: PlacedOrder,
): Promise<{ age: number | null; cash: number }> {
  const [ages, cash] = [await agesOf(tx, [draftOrderId]), await cashOf(tx, [draftOrderId])];
  return { age: ages.get(draftOrderId) ?? null, cash: cash.get(draftOrderId) ?? 0 };
}

/**
 * What the history of an order says when a person gets it, at the counter or at the door.
 * @throws Problem age_not_proven, cash_not_taken
 */
export async function handOverNote(
  tx: Database,
  order: PlacedOrder,
  { ageProven, cashTaken }: Proofs,
): Promise<string> {
  const { age, cash } = await needsOf(tx, order);
  if (age !== null && !ageProven) throw refuse('age_not_proven', `The order has items from the age of ${age}`);
  if (cash > 0 && !cashTaken) throw refuse('cash_not_taken');
  return age !== null && ageProven ? PROOFS[ageProven] : 'Handed over';
}
