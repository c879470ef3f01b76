import { setTimeout as pause } from 'node:timers/promises';
import { ApiScope } from '@storefront/api/entities/api-key';
import { addDays, localDay } from '../src/time/local-day';
import { GUEST_SESSION } from '../test-support/guest-session';
import { ids } from '../test-support/shop-data';
import type { AbuseEnvironment } from './abuse-environment';
import type { KnownValues } from './valid-value';

export interface AbuseWorld {
  known: KnownValues;
  accessToken: string;
  refreshToken: string;
  /** With every scope. */
  apiKey: string;
}

type Reply = Record<string, unknown>;

/**
 * Creates the data that a shopper would have at this point, so that requests pass the first look-up, and resets the
 * clock.
 */
export async function collectKnownValues({ api, sandbox }: AbuseEnvironment): Promise<AbuseWorld> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<Reply> => {
    const reply = await fetch(`${api.origin}/en-gb/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-guest-session': GUEST_SESSION, ...headers },
      body: JSON.stringify(body),
    });
    return (await reply.json()) as Reply;
  };
  const operator = { 'x-admin-key': api.adminKey };
  await post('/admin/clock', { reset: true }, operator);
  const tokens = await post('/oauth/token', {
    grant_type: 'password',
    username: 'ada@example.test',
    password: 'correct horse',
  });
  const accessToken = String(tokens.access_token);
  const address = { country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' };
  const day = addDays(localDay(new Date(), 'Europe/London'), 2);

  const basket = async (headers = {}): Promise<Reply> => {
    const { basket } = await post(
      '/basket/add-item',
      { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 } },
      headers,
    );
    return (basket ?? {}) as Reply;
  };
  const mine = await basket({ authorization: `Bearer ${accessToken}` });
  const guest = await basket();
  const line = ((guest.lines as { basketLineId: number }[] | undefined) ?? [])[0];
  await post('/slots/reserve', {
    storeId: ids.store,
    basketToken: guest.basketToken,
    fulfilmentMethod: 'collection',
    timeSlotDate: day,
    timeSlotTime: '12:00',
  });
  const draft = await post('/checkout/process-order', {
    basketToken: guest.basketToken,
    storeId: ids.store,
    fulfilmentMethod: 'collection',
    paymentGateway: 'checkoutcom',
    firstname: 'Grace',
    lastname: 'Hill',
    emailAddress: 'grace@example.test',
    phoneNumber: '07700900456',
    fulfilmentDetails: { address },
  });
  const sent = await post('/contact/request', {
    firstName: 'Grace',
    lastName: 'Hill',
    emailAddress: 'grace@example.test',
    subject: 'An order',
    message: 'Two eggs were broken.',
  });
  const added = (await post(
    '/admin/api-key-add',
    { business: 'testmarket', name: 'Abuse', scopes: ApiScope.enum },
    operator,
  )) as { key?: string };
  const importReply = await post('/admin/import-begin', { business: 'testhouse' }, operator);
  const tokenOfCard = await sandbox.token('4242424242424242').catch(() => 'tok_unknown');
  const back = 'http://localhost:4200/checkout/payment';
  const known: KnownValues = {
    storeId: [ids.store, ids.farStore],
    basketToken: [mine.basketToken, guest.basketToken],
    basketLineId: line ? [line.basketLineId] : [],
    id: [ids.milk, ids.bread, ids.pizza],
    itemId: [ids.milk, ids.pizza],
    menuItemIds: [ids.milk],
    optionId: [51, 52, 53],
    valueId: [511, 512, 521, 531],
    quantity: [1, 2, 20],
    categoryId: [1, 3, 13],
    categorySlug: ['bakery', 'bread'],
    itemSlug: ['whole-milk', 'pizza-of-your-own'],
    seoUrl: ['borough', 'leeds'],
    slug: ['autumn', 'privacy', 'data'],
    term: ['park', '5 park street', 'lantren yard', 'se1 9'],
    address: ['5 park street'],
    placeId: ['gazetteer:SE19GF', 'gazetteer:SE19GF-5'],
    actionType: ['open-store', 'open-category', 'open-item', 'open-deal', 'open-page', 'open-campaign', 'find-store'],
    campaignId: [81, 82, 83, 84, 85],
    dealId: [61],
    bannerId: [71],
    visitor: ['visitor-0001'],
    messagingDeviceId: ['device-0001'],
    sessionToken: ['session-0001'],
    reference: sent.reference ? [sent.reference] : [],
    position: [0],
    discountId: [61],
    discountSectionId: [611],
    searchTerm: ['milk', 'roll', 'crème', 'mlik'],
    postcode: ['SE1 9GF', 'LS1 1AA'],
    country: ['GB'],
    latitude: [51.5],
    longitude: [-0.09],
    businessId: [ids.business],
    host: ['127.0.0.1', 'house.localhost'],
    draftOrderId: [draft.draftOrderId],
    amount: [draft.amount],
    token: [tokenOfCard],
    successUrl: [back],
    failureUrl: [back],
    returnUrl: [back],
    paymentGateway: ['checkoutcom', 'realex', 'cash'],
    fulfilmentMethod: ['delivery', 'collection'],
    timeSlotDate: [day, 'asap'],
    timeSlotTime: ['12:00', '09:00', '17:00'],
    startDate: [day],
    endDate: [addDays(day, 2)],
    orderId: [ids.pastOrder],
    businessOrderId: ['TM-ADAS-PAST-2345'],
    addressId: [951],
    emailAddress: ['ada@example.test', 'new@example.test'],
    email: ['ada@example.test'],
    username: ['ada@example.test'],
    firstname: ['Ada'],
    lastname: ['Byron'],
    firstName: ['Ada'],
    lastName: ['Byron'],
    addressLine1: ['5 Park Street'],
    addressLine2: ['Flat 2', ''],
    town: ['London'],
    county: ['Greater London', ''],
    phoneNumber: ['07700900456'],
    mobileContactNumber: ['07700900456'],
    refresh_token: [tokens.refresh_token],
    importId: importReply.importId ? [importReply.importId] : [],
    business: ['testhouse'],
    batch: [1],
    columns: ['code', 'name', 'price'],
    dateFrom: ['2026-01-01'],
    dateTo: [day],
    store: ['borough', 'leeds'],
    sku: ['whole-milk', 'bread'],
  };
  return {
    known: Object.fromEntries(
      Object.entries(known).map(([name, values]) => [name, values.filter((value) => value !== undefined)]),
    ),
    accessToken,
    refreshToken: String(tokens.refresh_token),
    apiKey: added.key ?? '',
  };
}

/** Ends the round: its log-ins and drafts are too old for the next one, and an open import is aborted. */
export async function undoRound({ api }: AbuseEnvironment, { known }: AbuseWorld): Promise<void> {
  const [importId] = known.importId ?? [];
  if (!importId) return;
  const abort = () =>
    fetch(`${api.origin}/en-gb/api/admin/import-abort`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-admin-key': api.adminKey },
      body: JSON.stringify({ importId }),
    });
  await abort().catch(() => pause(100).then(abort));
}
