import Type from 'typebox';
import { Settings } from '../../shell/src/server/settings';

const shell = Settings.properties;
const text = (description: string) => Type.Optional(Type.String({ description }));

const bucket = {
  RELEASES_BUCKET_URL: shell.RELEASES_BUCKET_URL,
  RELEASES_BUCKET_KEY_ID: shell.RELEASES_BUCKET_KEY_ID,
  RELEASES_BUCKET_SECRET: shell.RELEASES_BUCKET_SECRET,
  RELEASES_BUCKET_REGION: shell.RELEASES_BUCKET_REGION,
};

/** Variables that only tools and test suites read, by reader; docs/reference/settings.md is made from it. */
export const toolSettings = {
  ops: Type.Object({
    OPERATOR_KEY: text('the key of the operator who runs `npm run ops`; unset is the admin key'),
    API_URL: text('where `npm run ops` finds commerce-api; unset is API_HOST and its port'),
    PICTURES_DIR: text('rendered pictures, which storefronts may share; unset is `DATA_DIR/pictures`'),
    ...bucket,
  }),
  release: Type.Object({
    STOREFRONT_URL: text(
      'the storefront that must show a promotion, and whose back end must have what it calls; unset is `http://localhost:PORT`',
    ),
    RELEASE_CHANNEL: shell.RELEASE_CHANNEL,
    RELEASE_KEY: text(
      "the private key of the publisher's own, a PEM file; unset is `DATA_DIR/keys/release.pem`, made on first use",
    ),
    RELEASE_PUBLIC_KEY: shell.RELEASE_PUBLIC_KEY,
    ...bucket,
    RELEASE_AUTHOR: text("who releases, for the log; unset is git's user"),
  }),
  harness: Type.Object({
    BUILD: text('`no` skips the build'),
    NEIGHBOURS: text(
      "what one remote meets in its harness and suite: `none`, `doubles` of the other remotes' contracts, or their `published` versions; unset is `none`",
    ),
    NEIGHBOURS_FROM: text(
      'the data folder of an installation, whose channel `stable` has the neighbours; unset is the builds of this tree',
    ),
    API_FAULTS: text('`yes` adds a fault-injecting proxy before the back end; demonstrations only'),
  }),
  record: Type.Object({
    RECORD_PORT: text(
      '`npm run record` opens no window, and a test drives its page over the DevTools protocol at this port',
    ),
  }),
  tests: Type.Object({
    REPORTS_DIR: text('where `npm test` keeps its reports; unset is `reports`'),
    GATE_SEED: text(
      '`npm test` sets it: races and kills run as the sample with this seed, and `*.full.test.ts` do not; unset runs all',
    ),
  }),
  'browser tests': Type.Object({
    TESTED_COMPOSITION: text('`npm run test:e2e` sets it: the file with the versions that a running storefront shows'),
    CI: text('a test left marked `only` fails'),
    TRACE: text('`yes` keeps a trace of every failed test'),
    VIDEO: text('`yes` keeps a video of every failed test; needs `npx playwright install ffmpeg`'),
    PLAYWRIGHT_BLOB_OUTPUT_FILE: text(
      '`npm test` sets it: where a suite writes its part of the report of all browser suites',
    ),
    PLAYWRIGHT_CHROMIUM: text('path of the browser; unset is the first that is found'),
    E2E_URL: text('a storefront that runs already, for the composed suite: the address of the first business'),
    E2E_URL_LATHMERE: text("the address of the second business there; unset is E2E_URL with that business's own host"),
    E2E_PORT: text('the port of the storefront that a suite starts; each suite has its own'),
    E2E_DATA_DIR: text('where the tested storefront keeps its data; unset is a folder of its own'),
    E2E_API_URL: text('commerce-api of the storefront at E2E_URL; unset skips the tests that need an operator'),
    E2E_PAYMENTS_PORT: text('the port of the suite that kills the back end during payments'),
    E2E_SHARED_CACHE_PORT: text('the port of the suite that tests a shared cache'),
    E2E_RELEASES_PORT: text('the port of the releases suite; unset is 4540'),
    E2E_MAJORS_PORT: text('the port of the storefront with two majors of a library; unset is 4820'),
    E2E_SEVENTH_PORT: text('the port of the storefront that the seventh remote is released to; unset is 4580'),
    E2E_VISUAL_PORT: text('the port of the storefront whose screens are compared with baselines; unset is 4710'),
    E2E_OWN_REPOSITORY_PORT: text('the port of the storefront to which another repository releases; unset is 4760'),
    E2E_SKEW_PORT: text('the port of the storefront that `npm run test:skew` starts; unset is 4770'),
    SKEW_COMPOSITIONS: text('`npm run test:skew` sets it: the file that lists the compositions to test'),
    STOREFRONT_LINK: text('a link of `npm run release -- link`, whose version every test is shown'),
    E2E_RESILIENCE_PORT: text('the port of the resilience suite; unset is 4600'),
  }),
  benches: Type.Object({
    ITEMS: text('how many items the import bench imports; unset is 50000'),
    VERBOSE: text("shows the import bench's progress"),
  }),
} as const;
