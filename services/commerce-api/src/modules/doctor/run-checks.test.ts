import { right } from './finding';
import { runChecks } from './run-checks';

test('a check that hangs or throws is reported as such, and the others say what they found, in their order', async () => {
  const findings = await runChecks(
    {
      hangs: () => new Promise(() => undefined),
      throws: () => Promise.reject(new Error('no route to mail.example of ann@example.test')),
      works: async () => [right('It works'), right('All of it')],
      nothing: async () => [],
    },
    50,
  );
  expect(findings).toEqual([
    expect.objectContaining({ check: 'hangs', state: 'wrong', text: 'No reply within 0.05 s' }),
    expect.objectContaining({
      check: 'throws',
      state: 'wrong',
      text: 'It could not be checked: no route to mail.example of [e-mail]',
    }),
    { check: 'works', state: 'right', text: 'It works' },
    { check: 'works', state: 'right', text: 'All of it' },
  ]);
});
