import { contactSchema } from './contact.schema';

const complete = {
  firstName: 'Ada',
  lastName: 'Hart',
  emailAddress: 'ada@example.com',
  subject: 'Something else',
  message: 'Hello',
};
const refused = async (values: object) =>
  contactSchema.validate({ ...complete, ...values }, { abortEarly: false }).then(
    () => [],
    (error: { inner: { path: string }[] }) => error.inner.map(({ path }) => path),
  );

describe('a message to the shop', () => {
  test('needs no phone number and no order number: empty fields are omitted', async () => {
    expect(await refused({ phoneNumber: undefined, orderNumber: undefined })).toEqual([]);
  });

  test('is rejected for missing or impossible values', async () => {
    expect(await refused({ firstName: ' ', subject: '' })).toEqual(['firstName', 'subject']);
    expect(await refused({ emailAddress: 'ada@example', phoneNumber: '12', orderNumber: 'x'.repeat(41) })).toEqual([
      'emailAddress',
      'phoneNumber',
      'orderNumber',
    ]);
    expect(await refused({ message: 'x'.repeat(4001) })).toEqual(['message']);
  });
});
