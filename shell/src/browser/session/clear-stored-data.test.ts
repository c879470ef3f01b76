import { clearStoredData } from './clear-stored-data';

test('storage is cleared, except the keys that a remote preserves', async () => {
  localStorage.setItem('gifts:draft', 'a letter');
  localStorage.setItem('gifts:other', 'stored');
  sessionStorage.setItem('gifts:other', 'stored');
  sessionStorage.setItem('gifts:token', 'a token');
  await clearStoredData(['gifts:draft', 'gifts:token']);
  expect({ ...localStorage }).toEqual({ 'gifts:draft': 'a letter' });
  expect({ ...sessionStorage }).toEqual({ 'gifts:token': 'a token' });
});
