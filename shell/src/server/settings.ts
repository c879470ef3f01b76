import { CHANNEL_NAME, STABLE } from '@storefront/releases/channels/channel-names';
import { metricsSettings } from '@storefront/settings/metrics/settings';
import { ModeSetting } from '@storefront/settings/mode';
import { StaffHostSetting } from '@storefront/settings/staff-host';
import Type from 'typebox';

const milliseconds = (fallback: number, description: string) =>
  Type.Integer({ minimum: 0, maximum: 86_400_000, default: fallback, description });
const text = (description: string) => Type.Optional(Type.String({ description }));

/** Every environment variable that the shell reads. The table in docs/reference/settings.md is generated from it. */
export const Settings = Type.Object({
  STOREFRONT_MODE: ModeSetting,
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 4200,
    description: "the shell's port; the others follow from it",
  }),
  HOST: Type.String({ default: '0.0.0.0', description: 'the interface the shell listens on' }),
  DATA_DIR: Type.String({ default: '.data', description: 'everything that is written; see below' }),
  KEYS_DIR: text('the folder of the key files; unset is `DATA_DIR/keys`. Processes on one database share one'),
  PICTURES_DIR: text('rendered pictures, which storefronts may share; unset is `DATA_DIR/pictures`'),
  PICTURE_DRAWER_URL: text('where `npm start` draws pictures that are not drawn yet; demonstrations only'),
  API_ORIGIN: text('where the shell finds commerce-api; unset is `http://127.0.0.1:PORT+10`'),
  ASSET_ORIGIN: text(
    'the origin that browsers load scripts, styles and fonts from, such as `https://cdn.example.com`; unset is that of the document',
  ),
  INTERNAL_KEY: text('authenticates the shell to commerce-api, at least 32 bytes; unset is `internal.key` in KEYS_DIR'),
  RELEASE_PUBLIC_KEY: text(
    'the public release key, a PEM file that the publisher makes; unset is `DATA_DIR/keys/release.pub.pem`',
  ),
  RELEASE_CHANNEL: Type.String({
    pattern: CHANNEL_NAME.source,
    default: STABLE,
    description: 'the channel of releases that is shown: `stable` is production, others such as `staging` have a name',
  }),
  RELEASES_BUCKET_URL: text(
    'the bucket of releases and pictures, its own address, or a shared folder as `file:///folder`; unset is `DATA_DIR/releases` alone',
  ),
  RELEASES_BUCKET_KEY_ID: text('the access key of that bucket'),
  RELEASES_BUCKET_SECRET: text('the secret of that access key'),
  RELEASES_BUCKET_REGION: text('the region of that bucket; unset is eu-west-2'),
  PRODUCTION_HOSTS: text(
    'the public hosts, comma-separated: search engines may index only these; `none` states that none may be indexed',
  ),
  STAFF_HOST_PREFIX: StaffHostSetting,
  TRUST_PROXY: text(
    'the proxy that ends TLS: its addresses or networks, comma-separated, or `true` for every caller. Its `X-Forwarded-*` headers are trusted',
  ),
  TRUST_FORWARDED_HOST: Type.Union([Type.Literal('true'), Type.Literal('false')], {
    default: 'false',
    description:
      'trusts `X-Forwarded-Host` of the proxies that TRUST_PROXY names; otherwise only `Host` is used to choose the business',
  }),
  PUBLIC_PORTS: Type.Optional(
    Type.String({
      pattern: '^\\d{1,5}([\\s,]+\\d{1,5})*$',
      description: 'further ports that links may contain, such as that of a proxy; comma-separated',
    }),
  ),
  SECURE_COOKIES: Type.Union([Type.Literal('true'), Type.Literal('false')], {
    default: 'false',
    description: 'marks cookies Secure in a demonstration behind TLS; production always does',
  }),
  DEVELOPER_LINKS: Type.Union([Type.Literal('on'), Type.Literal('off')], {
    default: 'off',
    description:
      "`on` lets signed links show a remote from its developer's own machine to one browser; refused in production on the channel `stable`",
  }),
  LOCALE: Type.String({ default: 'en-gb', description: 'the prefix of the proxy and the session calls' }),
  SHUTDOWN_DELAY_MS: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 60_000,
      description:
        'milliseconds between the first 503 of /readyz and the last new connection when it stops; unset is 5000 in production, else 0',
    }),
  ),
  MAX_CONNECTIONS: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 4_000,
    description: 'maximum number of open connections; further ones are closed',
  }),
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
  RENDER_PROCESSES: Type.Integer({
    minimum: 1,
    maximum: 64,
    default: 2,
    description: 'render processes of each active composition, and for ten minutes of the one that it replaced',
  }),
  RENDER_DEADLINE_MS: milliseconds(
    5_000,
    "maximum time that a page's code may block its render process, which is then replaced",
  ),
  // A late page is better than none: a cold database on a busy machine takes seconds.
  API_DEADLINE_MS: milliseconds(7_000, "total time for a page's calls of commerce-api"),
  STALE_DEADLINE_MS: milliseconds(2_500, 'the same when a stale page is available'),
  STALE_FOR_MS: milliseconds(3_600_000, 'maximum age of a stale page while commerce-api is unavailable'),
  // As long as commerce-api's processes may take to notice each other's changes.
  RESPONSE_CACHE_MS: milliseconds(
    1_000,
    'how long the data of a store and its categories is cached; 0 disables the cache',
  ),
  SETTINGS_FRESH_MS: milliseconds(
    15_000,
    "the age at which a business's settings are refreshed; the previous settings are used meanwhile",
  ),
  SESSION_VERSION: Type.String({
    default: '1',
    description: 'increase when the format of browser-stored data changes; tabs then clear it',
  }),
  LOG_LEVEL: Type.String({ default: 'warn', description: "pino's levels" }),
});
