/** @jest-environment node */
import { COOKIE, type SessionCookies } from './cookies';
import { applySessionReply } from './session-reply';

/** Cookies that record what is set. */
function recording(place: object = { fulfilment: 'delivery', location: null, store: null }, basketToken?: string) {
  const done: unknown[][] = [];
  const cookies = new Proxy({ place, basketToken } as unknown as SessionCookies, {
    get: (target, name) =>
      Reflect.has(target, name) ? Reflect.get(target, name) : (...args: unknown[]) => void done.push([name, ...args]),
  });
  return { done, cookies };
}

describe('what the session stores from a reply', () => {
  test('is the tokens, which the browser never sees', () => {
    const { done, cookies } = recording();
    const tokens = { access_token: 'a', expires_in: 900, refresh_token: 'r' };
    const shown = applySessionReply({ givesTokens: true }, { ...tokens, token_type: 'Bearer', member: 1 }, {}, cookies);
    expect(shown).toEqual({ member: 1 });
    expect(done).toEqual([['beginGuestSession'], ['setTokens', tokens]]);
  });

  test('is the token of the shopper’s basket, in the field that the operation declares', () => {
    const { done, cookies } = recording();
    applySessionReply({ basketToken: 'basket.basketToken' }, { basket: { basketToken: 'one' } }, {}, cookies);
    applySessionReply({ basketToken: 'basketToken' }, { basketToken: 'two' }, {}, cookies);
    applySessionReply({ basketToken: 'basket.basketToken' }, { basket: null, basketToken: 'no' }, {}, cookies);
    applySessionReply({}, { basketToken: 'no' }, {}, cookies);
    expect(done).toEqual([
      ['setBasket', 'one'],
      ['setBasket', 'two'],
    ]);
  });

  test('is the basket after an order, unless another tab has begun one', () => {
    const effects = { basketToken: 'basketToken', placedOrder: 'orderId' } as const;
    const tokens = (cookie: string | undefined, sent: object) => {
      const { done, cookies } = recording({ fulfilment: 'delivery', location: null, store: null }, cookie);
      applySessionReply(effects, { basketToken: 'next' }, { ...sent }, cookies);
      return done;
    };
    expect(tokens('ordered', { basketToken: 'ordered' })).toEqual([['setBasket', 'next']]);
    expect(tokens(undefined, { basketToken: 'ordered' })).toEqual([['setBasket', 'next']]);
    expect(tokens('another', { basketToken: 'ordered' })).toEqual([]);
    expect(tokens('another', {})).toEqual([]);
  });

  test('is an assisted visit in place of the browser’s session, of a member and of somebody new', () => {
    const effects = { opensAssistedVisit: true, basketToken: 'basketToken' } as const;
    const tokens = { access_token: 'a', expires_in: 900, refresh_token: 'r' };
    const visit = { assistedFor: 'Ada Byron', guestSession: 'assisted-1' };
    const member = recording();
    const shown = applySessionReply(effects, { ...visit, tokens, basketToken: 'hers' }, {}, member.cookies);
    expect(shown).toEqual({ assistedFor: 'Ada Byron' });
    expect(member.done).toEqual([
      ['beginAssistedVisit', 'assisted-1', tokens],
      ['setBasket', 'hers'],
    ]);
    const guest = recording();
    applySessionReply(effects, { ...visit, tokens: null, basketToken: null }, {}, guest.cookies);
    expect(guest.done).toEqual([['beginAssistedVisit', 'assisted-1', undefined]]);
    const ended = recording();
    applySessionReply({ endsSession: true, endsAssistedVisit: true }, { ended: true }, {}, ended.cookies);
    expect(ended.done).toEqual([['endAssistedVisit']]);
  });

  test('is the end of a session, and the selected store', () => {
    const { done, cookies } = recording();
    applySessionReply({ endsSession: true }, {}, {}, cookies);
    const store = { id: 101, slug: 'borough', name: 'Borough' };
    applySessionReply(
      { choosesStore: true },
      { store: { ...store, more: 1 } },
      { fulfilmentMethod: 'collection' },
      cookies,
    );
    applySessionReply({ choosesStore: true }, { store: { ...store, slug: '../' } }, {}, cookies);
    expect(done).toEqual([
      ['clearTokens'],
      ['clear', COOKIE.basket],
      ['beginGuestSession'],
      ['setPlace', { location: null, fulfilment: 'collection', store }],
    ]);
  });

  test('is the fulfilment method of the reply, if the call named none', () => {
    const { done, cookies } = recording();
    const store = { id: 101, slug: 'borough', name: 'Borough' };
    applySessionReply({ choosesStore: true }, { store, fulfilmentMethod: 'collection' }, {}, cookies);
    expect(done).toEqual([['setPlace', { location: null, fulfilment: 'collection', store }]]);
  });

  test('is the fulfilment method of a held slot', () => {
    const { done, cookies } = recording();
    applySessionReply({ choosesMethod: true }, {}, { fulfilmentMethod: 'collection' }, cookies);
    applySessionReply({ choosesMethod: true }, {}, { fulfilmentMethod: 'by air' }, cookies);
    expect(done).toEqual([['setPlace', { location: null, fulfilment: 'collection', store: null }]]);
  });

  test('is the store of an order, once the order has its number', () => {
    const store = { id: 101, slug: 'borough', name: 'Borough' };
    const { done, cookies } = recording({ store, fulfilment: 'delivery', location: null });
    applySessionReply({ placedOrder: 'orderId' }, { orderId: null }, {}, cookies);
    expect(done).toEqual([]);
    applySessionReply({ placedOrder: 'orderId' }, { orderId: 7 }, {}, cookies);
    expect(done.map(([name]) => name)).toEqual(['write']);
  });
});
