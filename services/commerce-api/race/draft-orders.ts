import { addDays, localDay } from '../src/time/local-day';
import { ids } from '../test-support/shop-data';
import type { RaceEnvironment } from './race-environment';

export interface Draft {
  basketToken: string;
  body: Record<string, unknown>;
}

/** What a shopper of a race orders. */
interface DraftTerms {
  quantity: number;
  /** One for all, or each shopper's own. */
  coupon?: string | ((place: number) => string);
  /** Cash by default. */
  paymentGateway?: 'cash' | 'checkoutcom';
  /** The same for several shoppers; by default each has their own. */
  emailAddress?: string;
  /** The headers of a shopper's session; a guest's by default. */
  sessionOf?: (place: number) => Record<string, string>;
}

/** Drafts made at once before a race. */
const AT_ONCE = 20;
const tomorrow = addDays(localDay(new Date(), 'Europe/London'), 1);

/** A guest session of each shopper's own: one session may hold only a few slots. */
export const guest = (place: number) => ({
  'x-guest-session': `guest-session-of-one-racing-shopper-${String(place).padStart(8, '0')}`,
});

async function draft(
  environment: RaceEnvironment,
  place: number,
  {
    quantity,
    coupon,
    paymentGateway = 'cash',
    emailAddress = `shopper${place}@example.test`,
    sessionOf = guest,
  }: DraftTerms,
): Promise<Draft> {
  const api = environment.apis[place % environment.apis.length];
  const post = (path: string, body: object) => environment.post(api, path, body, sessionOf(place));
  const { body: added } = await post('/basket/add-item', { storeId: ids.store, menuItem: { id: ids.milk, quantity } });
  const { basketToken } = added.basket as { basketToken: string };
  const code = typeof coupon === 'function' ? coupon(place) : coupon;
  if (code) await post('/basket/apply-coupon', { basketToken, coupon: code });
  const held = await post('/slots/reserve', {
    storeId: ids.store,
    basketToken,
    fulfilmentMethod: 'collection',
    timeSlotDate: tomorrow,
    timeSlotTime: '12:00',
  });
  expect(held.status).toBe(200);
  const { body } = await post('/checkout/process-order', {
    basketToken,
    storeId: ids.store,
    fulfilmentMethod: 'collection',
    paymentGateway,
    firstname: 'Test',
    lastname: 'Shopper',
    emailAddress,
    phoneNumber: '07700 900456',
  });
  return { basketToken, body };
}

/** Draft orders of many shoppers, over both services. */
export async function draftAtOnce(environment: RaceEnvironment, shoppers: number, terms: DraftTerms): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (let from = 0; from < shoppers; from += AT_ONCE) {
    const places = Array.from({ length: Math.min(AT_ONCE, shoppers - from) }, (_, at) => from + at);
    drafts.push(...(await Promise.all(places.map((place) => draft(environment, place, terms)))));
  }
  return drafts;
}

/** All drafts are paid at one moment over both services. @returns how often each outcome came */
export async function payAtOnce(
  environment: RaceEnvironment,
  drafts: readonly Draft[],
): Promise<Record<string, number>> {
  const replies = await Promise.all(
    drafts.map(({ basketToken, body }, place) =>
      environment.post(
        environment.apis[place % environment.apis.length],
        '/payments/make-payment',
        {
          paymentMethod: 'cash',
          paymentGateway: 'cash',
          basketToken,
          draftOrderId: body.draftOrderId,
          amount: body.amount,
        },
        guest(place),
      ),
    ),
  );
  const outcomes: Record<string, number> = {};
  for (const { status, body } of replies) {
    const outcome = status === 200 ? 'ordered' : String(body.code);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
}
