import { adoptProgress } from './adopt-progress';
import { readProgress, saveProgress } from './progress.state';

const basket = {
  basketToken: 'a-basket',
  checkout: { contact: null, deliveryAddress: null, billingAddress: null, session: 'a-session' },
};
const plainPage = (instructions: string) => {
  document.body.innerHTML = `<div data-page><form action="/actions/checkout/place-order"><input type="hidden" name="instructions" value="${instructions}"></form></div>`;
};

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  readProgress({ ...basket, basketToken: 'another-basket' });
  readProgress(basket);
});

test('a checkout without decisions in its URL keeps what this tab knows', () => {
  plainPage('Gate 4711');
  expect(adoptProgress(basket, {})).toEqual({ guest: false, optionsDone: false, instructions: '' });
  expect(sessionStorage).toHaveLength(0);
});

test('decisions made by forms, and the instructions that the last form carries, count in this tab from now on', () => {
  plainPage('Gate 4711');
  const made = { guest: true, optionsDone: true, instructions: 'Gate 4711' };
  expect(adoptProgress(basket, { guest: '1', options: 'done' })).toEqual(made);
  // The reloaded page no longer has them.
  document.body.innerHTML = '';
  expect(adoptProgress(basket, { guest: '1', options: 'done' })).toEqual(made);
});

test('instructions that another tab has kept count in this one', () => {
  saveProgress(basket, { optionsDone: true, instructions: 'Gate 1' });
  const kept = { ...basket, checkout: { ...basket.checkout, instructions: 'Gate 4711' } };
  expect(readProgress(kept)).toMatchObject({ optionsDone: true, instructions: 'Gate 4711' });
});
