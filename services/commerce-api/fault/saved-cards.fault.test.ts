import { ids } from '../test-support/shop-data';
import { checkAccounts, untilSettled } from './accounts';
import { type FaultEnvironment, type KilledProcess, setUpFaults } from './fault-environment';
import { killAt } from './kill-at';
import { HOSTED_CARD, Shopper, VALID_CARD } from './shopper';
import { cardMoves } from './transitions';

let environment: FaultEnvironment;
let accessToken: string;
beforeAll(async () => {
  environment = await setUpFaults();
  const ada = { grant_type: 'password', username: 'ada@example.test', password: 'correct horse' };
  const { body } = await environment.post('/oauth/token', ada);
  accessToken = String(body.access_token);
});
afterAll(() => environment?.close());
beforeEach(() => environment.sql('delete from saved_cards'));

/** The member with an order that waits for its payment. */
async function memberAtPayment(): Promise<Shopper> {
  const shopper = new Shopper(environment);
  shopper.accessToken = accessToken;
  return shopper.prepareForPayment();
}

const savedCards = () =>
  environment.sql<{ id: string }>('select id from saved_cards where member_id = $1', [ids.member]);

const savingOf = async ({ draftOrderId }: Shopper) =>
  (
    await environment.sql<{ card_saving: string | null }>(
      'select card_saving from payments where draft_order_id = $1',
      [draftOrderId],
    )
  ).map(({ card_saving }) => card_saving);

/** The charge whose reply nobody got is found by the reconciler, without the card's details. */
async function settle(shopper: Shopper): Promise<void> {
  await environment.advanceClock(40);
  await untilSettled(shopper);
  await checkAccounts(shopper);
}

const kills: readonly (readonly [when: 'before' | 'after', processName: KilledProcess])[] = [
  ['before', 'commerce-api'],
  ['after', 'commerce-api'],
  ['before', 'sandbox'],
];

for (const move of cardMoves)
  test.each(kills)(
    `${move}: killed %s the commit (%s), the order is paid once and its card saved once`,
    async (when, processName) => {
      const shopper = await memberAtPayment();
      const token = await environment.sandbox.token(VALID_CARD);
      await killAt(environment, `${when}:${move}`, processName, () => shopper.payAsMember({ token, saveCard: true }));
      await settle(shopper);
      expect(await savedCards()).toHaveLength(1);
      expect(await savingOf(shopper)).toEqual(['saved']);
    },
  );

test.each(kills)(
  'a saved card’s payment that is killed %s its authorisation is committed (%s) is charged once, without its cvv',
  async (when, processName) => {
    const first = await memberAtPayment();
    await first.payAsMember({ token: await environment.sandbox.token(VALID_CARD), saveCard: true });
    const [card] = await savedCards();
    const shopper = await memberAtPayment();
    const pay = () => shopper.payAsMember({ cardId: Number(card?.id), cvv: '100' });
    await killAt(environment, `${when}:payment.created.authorised`, processName, pay);
    await settle(shopper);
    expect(await environment.sandbox.charges(shopper.draftOrderId)).toHaveLength(1);
  },
);

for (const move of cardMoves)
  test.each(kills)(
    `${move} on the hosted page: killed %s the commit (%s), the order is paid once and its card recorded once`,
    async (when, processName) => {
      const shopper = await memberAtPayment();
      await shopper.payHosted(HOSTED_CARD, { save: '1' });
      await killAt(environment, `${when}:${move}`, processName, () => shopper.bringResponse());
      await settle(shopper);
      // The browser brings the response again, after a reload of the gateway's page.
      expect((await shopper.bringResponse()).status).toBe(200);
      expect(await savedCards()).toHaveLength(1);
      expect(await savingOf(shopper)).toEqual(['saved']);
    },
  );
