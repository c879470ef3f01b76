import { importTestFiles } from '../../../../test-support/import-test-files';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import type { Business } from '../../businesses/businesses.repository';
import { orderConfirmation } from '../../orders/mails/order-confirmation';

let service: TestService;
let engraving: { optionId: number; none: number; initials: number };
let flask: number;
beforeAll(async () => {
  service = await createTestService();
  const { messages } = await importTestFiles(service, {
    'option-groups': [{ code: 'engraving', name: 'Engraving', minimum: '1', maximum: '1', one_choice_only: 'yes' }],
    'option-choices': [
      { group: 'engraving', code: 'none', name: 'None', default: 'yes', text_label: '', text_max_length: '' },
      {
        group: 'engraving',
        code: 'initials',
        name: 'Initials',
        default: '',
        text_label: 'Which initials?',
        text_max_length: '3',
      },
    ],
    items: [
      { code: 'F-1', name: 'Flask', category: 'pizza', price: '22', stores: 'borough', option_groups: 'engraving' },
    ],
  });
  expect(messages).toEqual([]);
  const { item } = (await service.call('POST /catalogue/item-details', { storeId: ids.store, itemSlug: 'flask' })).data;
  const [option] = item.options;
  const [none, initials] = option?.values ?? [];
  expect([none?.text, initials?.text]).toEqual([undefined, { label: 'Which initials?', maxLength: 3 }]);
  engraving = { optionId: option?.id ?? 0, none: none?.id ?? 0, initials: initials?.id ?? 0 };
  flask = item.id;
});
afterAll(() => service.close());

const add = (text?: string, basketToken?: string) =>
  service.call('POST /basket/add-item', {
    storeId: ids.store,
    fulfilmentMethod: 'collection',
    ...(basketToken && { basketToken }),
    menuItem: {
      id: flask,
      options: [{ optionId: engraving.optionId, valueId: engraving.initials, ...(text !== undefined && { text }) }],
    },
  });

test('the basket shows the text, and each text is a line of its own', async () => {
  const first = await add('A.B');
  const { basketToken } = first.data.basket;
  await add('C', basketToken);
  const { data } = await add('A.B', basketToken);
  expect(data.basket.lines.map(({ quantity, options }) => [quantity, options[0]?.valueName, options[0]?.text])).toEqual(
    [
      [2, 'Initials', 'A.B'],
      [1, 'Initials', 'C'],
    ],
  );
});

test.each([
  ['no text', undefined, 'options_invalid'],
  ['only spaces', '   ', 'validation_failed'],
  ['too many letters', 'ABCD', 'options_invalid'],
  ['a link', 'evil.com', 'validation_failed'],
  ['markup', '<b>', 'validation_failed'],
])('%s is refused', async (_, text, code) => {
  expect((await add(text)).problem.code).toBe(code);
});

test('a text for a value that asks for none is refused', async () => {
  const options = [{ optionId: engraving.optionId, valueId: engraving.none, text: 'AB' }];
  const reply = await service.call('POST /basket/add-item', { storeId: ids.store, menuItem: { id: flask, options } });
  expect(reply.problem).toMatchObject({ code: 'options_invalid', errors: [{ code: 'text_not_asked' }] });
});

test('an order keeps the text, and its confirmation shows it', async () => {
  const { call } = service;
  const as = await service.logIn();
  const { data } = await add('ÉBÇ');
  const { basketToken } = data.basket;
  const slot = { storeId: ids.store, basketToken, fulfilmentMethod: 'collection' } as const;
  const when = { timeSlotDate: '2026-11-25', timeSlotTime: '12:00' };
  await call('POST /slots/reserve', { ...slot, ...when }, { key: 'reserve-text', as });
  const contact = {
    firstname: 'Ada',
    lastname: 'Byron',
    emailAddress: 'grace@example.test',
    phoneNumber: '07700 900456',
  };
  const { data: draft } = await call(
    'POST /checkout/process-order',
    { ...slot, ...contact, paymentGateway: 'cash' },
    { as },
  );
  const { draftOrderId, amount } = draft;
  const paid = await call(
    'POST /payments/make-payment',
    { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, basketToken, amount },
    { key: 'pay-text', as },
  );
  const { businessOrderId, paymentId } = paid.data;
  const shown = await call(
    'POST /payments/verify-payment',
    { draftOrderId, paymentId, paymentGateway: 'cash' },
    { as },
  );
  expect(shown.data.receipt?.lines[0]?.options).toMatchObject([{ valueName: 'Initials', text: 'ÉBÇ' }]);
  const { data: order } = await call('POST /admin/order', { businessOrderId: businessOrderId ?? '' }, { admin: true });
  expect(order.lines[0]?.options).toMatchObject([{ valueName: 'Initials', text: 'ÉBÇ' }]);
  const business = { name: 'Testmarket', settings: { currency: 'GBP', locale: 'en-gb' } } as Business;
  expect(orderConfirmation(order, business).text).toContain('1 × Flask (Initials “ÉBÇ”)');
});
