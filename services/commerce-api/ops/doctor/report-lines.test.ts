import { reportLines } from './report-lines';

test('each finding is a line, with what it means and what to do below it, and the last line counts them', () => {
  expect(
    reportLines([
      { check: 'database', state: 'right', text: 'PostgreSQL 17.5' },
      { check: 'mail server', state: 'wrong', text: 'It is off', meaning: 'No mail is sent.', action: 'Start it' },
      { check: 'disk', state: 'warning', text: '1.0 GiB are free', meaning: 'It fills.', action: 'Make room' },
    ]),
  ).toEqual([
    'right    database     PostgreSQL 17.5',
    'WRONG    mail server  It is off',
    '                      No mail is sent.',
    '                      To do: Start it',
    'WARNING  disk         1.0 GiB are free',
    '                      It fills.',
    '                      To do: Make room',
    '',
    '1 right, 1 warning, 1 wrong',
  ]);
});
