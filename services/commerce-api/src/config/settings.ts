import { ModeSetting } from '@storefront/settings/mode';
import Type from 'typebox';

const port = { minimum: 0, maximum: 65_535 };
const text = (description: string) => Type.Optional(Type.String({ description }));
const PER_BUSINESS_NOTE = '; with `_2` at the end of its name, for the business with id 2 alone';

/** Every environment variable that commerce-api reads. The table in docs/operating.md is generated from it. */
export const Settings = Type.Object({
  STOREFRONT_MODE: ModeSetting,
  PORT: Type.Integer({ ...port, default: 4200, description: "the shell's port; the others follow from it" }),
  API_PORT: Type.Optional(Type.Integer({ ...port, description: "commerce-api's own port; unset is PORT + 10" })),
  API_HOST: Type.String({
    default: '127.0.0.1',
    description: 'the interface commerce-api listens on; in a demonstration, a loopback address only',
  }),
  DATA_DIR: Type.String({ default: '.data', description: 'everything that is written; see below' }),
  KEYS_DIR: text('the folder of the key files; unset is `DATA_DIR/keys`. Processes on one database share one'),
  DATABASE_URL: text('a PostgreSQL server, `postgres://user:password@host:5432/name`'),
  DATABASE: Type.Optional(
    Type.Literal('embedded', {
      description:
        'in production without DATABASE_URL: chooses PGlite, which only one process can use and a power cut may corrupt',
    }),
  ),
  DATABASE_POOL: Type.Integer({
    minimum: 1,
    maximum: 1_000,
    default: 10,
    description: 'connections of each process to PostgreSQL',
  }),
  MAX_CONNECTIONS: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 4_000,
    description: 'maximum number of open connections; further ones are closed',
  }),
  RATE_LIMITS: Type.Union([Type.Literal('on'), Type.Literal('off')], {
    default: 'on',
    description: '`off` removes the rate limits; demonstrations only',
  }),
  RATE_LIMIT_FACTOR: Type.Integer({
    minimum: 1,
    maximum: 1_000_000_000,
    default: 1,
    description: 'multiplies the rate limits of addresses; other than 1 in demonstrations only',
  }),
  INTERNAL_KEY: text('authenticates the shell to commerce-api, at least 32 bytes; unset is `internal.key` in KEYS_DIR'),
  ADMIN_KEY: text('authenticates an operator to commerce-api, at least 32 bytes; unset is `admin.key` in KEYS_DIR'),
  CHECKOUTCOM_SECRET_KEY: text(`the secret key of the account with Checkout.com${PER_BUSINESS_NOTE}`),
  CHECKOUTCOM_PUBLIC_KEY: text(`the public key of the account${PER_BUSINESS_NOTE}`),
  CHECKOUTCOM_WEBHOOK_SECRET: text(`the key that signs Checkout.com's webhooks${PER_BUSINESS_NOTE}`),
  CHECKOUTCOM_URL: text(
    `the API's address, as your own subdomain; unset is Checkout.com's live or test host, by the key${PER_BUSINESS_NOTE}`,
  ),
  CHECKOUTCOM_SCRIPT_URL: text(`the script of the card form; unset is Checkout.com's${PER_BUSINESS_NOTE}`),
  CHECKOUTCOM_PROCESSING_CHANNEL_ID: text(`the processing channel${PER_BUSINESS_NOTE}`),
  CHECKOUTCOM_ACCOUNT: Type.Union([Type.Literal('live'), Type.Literal('test')], {
    default: 'live',
    description: '`test` allows keys of a Checkout.com test account in production, whose test cards place orders',
  }),
  CARD_PAYMENTS: Type.Optional(
    Type.Literal('none', { description: `states that no business takes cards${PER_BUSINESS_NOTE}` }),
  ),
  SMTP_URL: text('the mail server, `smtps://user:password@host`'),
  PLACES: text('the address provider: `google`, `postcodes.io`, `getaddress`; unset is the gazetteer'),
  PLACES_TIMEOUT_MS: text('milliseconds for one call of the address provider, 50 to 60000; unset is 1200'),
  GOOGLE_PLACES_KEY: text('the key for Google Places and Geocoding'),
  GOOGLE_PLACES_URL: text("another address of Google's Places API"),
  GOOGLE_PLACES_GEOCODING_URL: text("another address of Google's Geocoding API"),
  GETADDRESS_KEY: text('the key for getAddress.io'),
  GETADDRESS_URL: text("another address of getAddress.io's API"),
  POSTCODES_IO_URL: text('another address of postcodes.io'),
  FILES_BUCKET_URL: text('an S3 bucket for files that shoppers send; unset is `DATA_DIR/contact-files`'),
  FILES_BUCKET_KEY_ID: text('the access key of the bucket'),
  FILES_BUCKET_SECRET: text('the secret of the access key'),
  FILES_BUCKET_REGION: text('the region of the bucket; unset is eu-west-2'),
  ITERABLE_API_KEY: text(`the key for the marketing platform; unset is no platform${PER_BUSINESS_NOTE}`),
  ITERABLE_JWT_SECRET: text(`the secret that signs its tokens${PER_BUSINESS_NOTE}`),
  ITERABLE_URL: text(`the address of another data centre${PER_BUSINESS_NOTE}`),
  SANDBOX_URL: text('the public address of the sandbox; demonstrations only'),
  SANDBOX_PORT: Type.Optional(
    Type.Integer({ ...port, description: "the sandbox's port; unset is PORT + 5; demonstrations only" }),
  ),
  PAUSE_POINTS_URL: text('where tests pause and kill the service; demonstrations only'),
});
