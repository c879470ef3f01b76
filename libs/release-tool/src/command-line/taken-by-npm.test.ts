import { assertNotTakenByNpm } from './taken-by-npm';

const check = (taken: Readonly<Record<string, string>>) =>
  assertNotTakenByNpm(['channel', 'no-build', 'key'], { npm_lifecycle_event: 'release', ...taken });

test.each([
  ['channel', { npm_config_channel: 'staging' }],
  ['no-build', { npm_config_build: '' }],
])('--%s is refused when npm took it for itself, because the command would go on without it', (name, taken) => {
  expect(() => check(taken)).toThrow(
    `npm took --${name} for itself, so nothing was done. Write -- before the words: npm run release -- ...`,
  );
});

test('options that the command does not have, and those that npm has itself, are ignored', () => {
  check({ npm_config_audit: 'false', npm_config_key: 'b.pem' });
});
