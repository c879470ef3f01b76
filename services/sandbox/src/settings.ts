import { ModeSetting } from '@storefront/settings/mode';
import Type from 'typebox';

const port = { minimum: 0, maximum: 65_535 };
const text = (description: string) => Type.Optional(Type.String({ description }));

/** Every environment variable that the sandbox reads; the table in docs/reference/settings.md is generated from it. */
export const Settings = Type.Object({
  STOREFRONT_MODE: ModeSetting,
  PORT: Type.Integer({ ...port, default: 4200, description: "the shell's port; the others follow from it" }),
  SANDBOX_PORT: Type.Optional(
    Type.Integer({ ...port, description: "the sandbox's port; unset is PORT + 5; demonstrations only" }),
  ),
  SANDBOX_SMTP_PORT: Type.Optional(
    Type.Integer({ ...port, description: 'its mail port; unset is the port after its own' }),
  ),
  SANDBOX_HOST: Type.String({ default: '127.0.0.1', description: 'the loopback address that the sandbox listens on' }),
  SANDBOX_URL: text('the public address of the sandbox; demonstrations only'),
  SANDBOX_FRAME_ANCESTORS: Type.String({
    default: 'http://localhost:* http://*.localhost:* http://127.0.0.1:*',
    description: 'the origins whose pages may embed the card fields',
  }),
  SANDBOX_WEBHOOK_WAIT_FACTOR: Type.Number({
    minimum: 0,
    maximum: 1_000,
    default: 0.01,
    description: "multiplies the gateway's delays before it resends an event",
  }),
  DATA_DIR: Type.String({ default: '.data', description: 'everything that is written; see below' }),
  KEYS_DIR: text('the folder of the key files; unset is `DATA_DIR/keys`. Processes on one database share one'),
  ADMIN_KEY: text('authenticates an operator to commerce-api, at least 32 bytes; unset is `admin.key` in KEYS_DIR'),
  COMMERCE_API_URL: text('where the sandbox finds commerce-api; unset is `http://127.0.0.1:PORT+10`'),
  CHECKOUTCOM_SECRET_KEY: text('further secret keys that the sandbox accepts, comma-separated'),
  CHECKOUTCOM_PUBLIC_KEY: text('further public keys that the sandbox accepts, comma-separated'),
  CHECKOUTCOM_WEBHOOK_SECRET: text('the key that the sandbox signs its events with'),
  CHECKOUTCOM_WEBHOOK_URL: text(
    'where the sandbox sends its events, comma-separated; empty is nowhere, unset is `COMMERCE_API_URL/webhooks/checkoutcom`',
  ),
  CHECKOUTCOM_WEBHOOK_AUTHORIZATION: text('the authorization header of the events'),
  GOOGLE_PLACES_KEY: text('the key for Google that the sandbox accepts'),
  GETADDRESS_KEY: text('the key for getAddress.io that the sandbox accepts'),
  ITERABLE_API_KEY: text('the key for the marketing platform that the sandbox accepts'),
  TWILIO_ACCOUNT_SID: Type.String({
    default: 'AC00000000000000000000000000000001',
    description: 'the account of the text messages that the sandbox accepts',
  }),
  TWILIO_AUTH_TOKEN: Type.String({
    default: 'storefront-sandbox-sms-token',
    description: 'the token of that account',
  }),
});
