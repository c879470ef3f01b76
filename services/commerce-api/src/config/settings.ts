import { CARD_GATEWAYS } from '@storefront/api/card-gateways';
import { metricsSettings } from '@storefront/settings/metrics/settings';
import { ModeSetting } from '@storefront/settings/mode';
import { StaffHostSetting } from '@storefront/settings/staff-host';
import Type from 'typebox';
import { gatewaySettings } from './gateway-configurations';
import { providerSettings } from './provider-settings';
import { optionalText, PER_BUSINESS_NOTE } from './setting-types';
import { walletSettings } from './wallet-configuration';

const port = { minimum: 0, maximum: 65_535 };

/** Every environment variable that commerce-api reads. The table in docs/reference/settings.md is generated from it. */
export const Settings = Type.Object({
  STOREFRONT_MODE: ModeSetting,
  STAFF_HOST_PREFIX: StaffHostSetting,
  PORT: Type.Integer({ ...port, default: 4200, description: "the shell's port; the others follow from it" }),
  API_PORT: Type.Optional(Type.Integer({ ...port, description: "commerce-api's own port; unset is PORT + 10" })),
  API_HOST: Type.String({
    default: '127.0.0.1',
    description: 'the interface commerce-api listens on; in a demonstration, a loopback address only',
  }),
  DATA_DIR: Type.String({ default: '.data', description: 'everything that is written; see below' }),
  KEYS_DIR: optionalText('the folder of the key files; unset is `DATA_DIR/keys`. Processes on one database share one'),
  DATABASE_URL: optionalText('a PostgreSQL server, `postgres://user:password@host:5432/name`'),
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
    description: 'connections of each process to PostgreSQL, and as many to READ_DATABASE_URL',
  }),
  READ_DATABASE_URL: optionalText(
    'one read replica of the database: the catalogue and search are read from it while it is up to date',
  ),
  PREPARED_STATEMENTS: Type.Union([Type.Literal('yes'), Type.Literal('no')], {
    default: 'yes',
    description: '`no` behind a pooler that shares connections between transactions, such as PgBouncer before 1.21',
  }),
  MIGRATE_AT_START: Type.Union([Type.Literal('yes'), Type.Literal('no')], {
    default: 'yes',
    description: '`no`: commerce-api refuses to start until `npm run migrate` has changed the tables',
  }),
  MAX_CONNECTIONS: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 4_000,
    description: 'maximum number of open connections; further ones are closed',
  }),
  SHUTDOWN_DELAY_MS: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 60_000,
      description:
        'milliseconds between the first 503 of /readyz and the last new connection when it stops; unset is 5000 in production, else 0',
    }),
  ),
  ...metricsSettings,
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
  PAYMENT_LINK_MINUTES: Type.Integer({
    minimum: 5,
    maximum: 1_440,
    default: 60,
    description:
      'how many minutes a payment link of an order by phone works, and its time is held; never beyond the last moment to order for that time',
  }),
  WAITING_ROOM_HOLDS_PER_SECOND: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description:
        'how many shoppers of one business may begin to choose a time slot in each second; further ones wait in a queue. Unset is no queue',
    }),
  ),
  INTERNAL_KEY: optionalText(
    'authenticates the shell to commerce-api, at least 32 bytes; unset is `internal.key` in KEYS_DIR',
  ),
  ADMIN_KEY: optionalText(
    'authenticates an operator to commerce-api, at least 32 bytes; unset is `admin.key` in KEYS_DIR',
  ),
  ...gatewaySettings,
  ...walletSettings,
  CARD_GATEWAY: Type.Optional(
    Type.Enum([...CARD_GATEWAYS], {
      description: `the gateway that charges new cards; unset is the first with an account${PER_BUSINESS_NOTE}`,
    }),
  ),
  CARD_PAYMENTS: Type.Optional(
    Type.Literal('none', { description: `states that no business takes cards${PER_BUSINESS_NOTE}` }),
  ),
  SMTP_URL: optionalText('the mail server, `smtps://user:password@host`'),
  PLACES: optionalText('the address provider: `google`, `postcodes.io`, `getaddress`; unset is the gazetteer'),
  PLACES_TIMEOUT_MS: optionalText('milliseconds for one call of the address provider, 50 to 60000; unset is 1200'),
  GOOGLE_PLACES_KEY: optionalText('the key for Google Places and Geocoding'),
  GOOGLE_PLACES_URL: optionalText("another address of Google's Places API"),
  GOOGLE_PLACES_GEOCODING_URL: optionalText("another address of Google's Geocoding API"),
  GETADDRESS_KEY: optionalText('the key for getAddress.io'),
  GETADDRESS_URL: optionalText("another address of getAddress.io's API"),
  POSTCODES_IO_URL: optionalText('another address of postcodes.io'),
  FILES_BUCKET_URL: optionalText(
    'an S3 bucket for files that shoppers and staff send; unset is `DATA_DIR/contact-files`',
  ),
  FILES_BUCKET_KEY_ID: optionalText('the access key of the bucket'),
  FILES_BUCKET_SECRET: optionalText('the secret of the access key'),
  FILES_BUCKET_REGION: optionalText('the region of the bucket; unset is eu-west-2'),
  ITERABLE_API_KEY: optionalText(`the key for the marketing platform; unset is no platform${PER_BUSINESS_NOTE}`),
  ITERABLE_JWT_SECRET: optionalText(`the secret that signs its tokens${PER_BUSINESS_NOTE}`),
  ITERABLE_URL: optionalText(`the address of another data centre${PER_BUSINESS_NOTE}`),
  TURNSTILE_SITE_KEY: optionalText(`the site key for Cloudflare Turnstile, the captcha of coupons${PER_BUSINESS_NOTE}`),
  TURNSTILE_SECRET_KEY: optionalText(`the secret key for Turnstile${PER_BUSINESS_NOTE}`),
  TWILIO_ACCOUNT_SID: optionalText(
    `the Twilio account that sends one-time codes and texts about orders; unset is neither${PER_BUSINESS_NOTE}`,
  ),
  TWILIO_AUTH_TOKEN: optionalText(`the token of that account${PER_BUSINESS_NOTE}`),
  TWILIO_FROM: optionalText(`the number or the messaging service that texts come from${PER_BUSINESS_NOTE}`),
  TWILIO_URL: optionalText(`another address of Twilio's API${PER_BUSINESS_NOTE}`),
  ...providerSettings,
  SANDBOX_URL: optionalText('the public address of the sandbox; demonstrations only'),
  SANDBOX_PORT: Type.Optional(
    Type.Integer({ ...port, description: "the sandbox's port; unset is PORT + 5; demonstrations only" }),
  ),
  DEMO_ORDERS: Type.Optional(
    Type.Literal('on', {
      description: 'places and moves orders of invented shoppers, which `npm start` sets; demonstrations only',
    }),
  ),
  PAUSE_POINTS_URL: optionalText('where tests pause and kill the service; demonstrations only'),
});
