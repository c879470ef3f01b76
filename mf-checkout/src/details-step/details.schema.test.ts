import { createAccountSchema } from '../create-step/create-account.schema';
import { loginSchema } from '../login-step/login.schema';
import { detailsSchemaOf } from './details.schema';

const schemas = {
  details: detailsSchemaOf(false, { country: 'GB', postcodeRules: [] }),
  login: loginSchema,
  create: createAccountSchema,
};

test.each(Object.entries(schemas))(
  'the %s form reports an email address that the API would refuse, at its field',
  (_, schema) => {
    for (const email of ['edith@example', 'edith@example.', 'edith@example..com'])
      expect(() => schema.validateSyncAt('email', { email })).toThrow('Enter an email address');
    expect(schema.validateSyncAt('email', { email: ' edith@example.com ' })).toBe('edith@example.com');
  },
);
