import { clearStoredData } from './clear-stored-data';

test('storage is cleared, except the keys that a remote preserves', async () => {
  localStorage.setItem('gifts:draft', 'a letter');
  localStorage.setItem('gifts:other', 'stored');
  sessionStorage.setItem('gifts:draft', 'stored');
  await clearStoredData(['gifts:draft']);
  expect({ ...localStorage }).toEqual({ 'gifts:draft': 'a letter' });
  expect(sessionStorage).toHaveLength(0);
});
