import { ids } from '../test-support/shop-data';
import { killAt } from './kill-at';
import { describeKills, faultEnvironment, setUpKills } from './survive-kill';
import { couponMoves, stockMoves } from './transitions';

setUpKills();

for (const move of [...couponMoves, ...stockMoves]) describeKills(move);

describe('a log-in joins two baskets', () => {
  const ada = { grant_type: 'password', username: 'ada@example.test', password: 'correct horse' };

  test.each(['before', 'after'])(
    'the service is killed %s the commit: nothing is lost or counted twice',
    async (when) => {
      const { post, sql } = faultEnvironment();
      await sql('delete from baskets where member_id = $1', [ids.member]);
      const add = async (itemId: number, quantity: number) => {
        const { body } = await post('/basket/add-item', { storeId: ids.store, menuItem: { id: itemId, quantity } });
        return (body.basket as { basketToken: string }).basketToken;
      };
      const { body: first } = await post('/oauth/token', { ...ada, basketToken: await add(ids.milk, 2) });
      const own = String(first.basketToken);
      const device = await add(ids.bread, 3);
      const logIn = () => post('/oauth/token', { ...ada, basketToken: device });
      await killAt(faultEnvironment(), `${when}:basket.apart.joined`, 'commerce-api', logIn);
      const { status, body } = await logIn();
      expect(status).toBe(200);
      expect(body.basketToken).toBe(own);
      const { body: joined } = await post('/basket/get-or-create', { basketToken: own });
      expect(joined.itemCount).toBe(5);
      // Its token leads to the member's basket for requests that were under way.
      expect(await sql('select state from baskets where token = $1', [device])).toEqual([{ state: 'joined' }]);
    },
  );
});
