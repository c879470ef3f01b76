import { emailWithoutSlip } from './email-slip';

test.each([
  ['jo@gmial.com', 'jo@gmail.com'],
  ['jo@gmail.co', 'jo@gmail.com'],
  ['jo@gmail.con', 'jo@gmail.com'],
  ['Jo.Park@Hotmial.co.uk', 'Jo.Park@hotmail.co.uk'],
  [' jo@yahooo.com ', 'jo@yahoo.com'],
  ['jo@icluod.com', 'jo@icloud.com'],
  ['jo@btinternet.con', 'jo@btinternet.com'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(emailWithoutSlip(typed)).toBe(meant);
});

test.each([
  'jo@gmail.com',
  'jo@GMAIL.com',
  'jo@mail.com',
  'jo@ymail.com',
  'jo@nike.com',
  'jo@sony.com',
  'jo@small.com',
  'jo@gsk.co.uk',
  'jo@yahoo.ca',
  'jo@hotmail.fr',
  'jo@yahoo.co.nz',
  'jo@pipwell.test',
  'jo@park.org',
  'jo',
  '@gmial.com',
  '',
])('%s is left as it is', (typed) => expect(emailWithoutSlip(typed)).toBeUndefined());
