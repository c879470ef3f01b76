import { parseWords } from './parse-words';

const read = (...words: string[]) =>
  parseWords(words, { allowPositionals: true, options: { channel: { type: 'string' } } }, 'see help').positionals;

const { env } = process;
beforeEach(() => {
  process.env = { ...env, npm_lifecycle_event: 'release' };
});
afterEach(() => {
  process.env = env;
});

test('an option that npm took for itself is refused, because the command would go on without it', () => {
  process.env.npm_config_channel = 'staging';
  expect(() => read('rollback')).toThrow(
    'npm took --channel for itself, so nothing was done. Write -- before the words: npm run release -- ...',
  );
});

test('options of npm that the command does not have are ignored', () => {
  process.env.npm_config_audit = 'false';
  expect(read('rollback')).toEqual(['rollback']);
});
