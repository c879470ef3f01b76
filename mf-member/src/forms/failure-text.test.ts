import { ApiProblem } from '@storefront/api/api-problem';
import { failureText } from './failure-text';

const text = (code: string, otherwise?: string) => failureText(new ApiProblem(code, 500, '', ''), otherwise);

test('a missing reply reads as a lost connection', () => {
  expect(text('network')).toBe('We could not reach the shop. Check your connection and try again.');
  expect(text('upstream_timeout')).toBe(text('network'));
});

test('too many attempts say how long to wait', () => {
  expect(text('rate_limited')).toBe('You have tried that too many times. Please wait a minute and try again.');
});

test('an unexpected error shows the operation’s message, else the system error', () => {
  expect(text('internal_error', 'There was an error creating your account')).toBe(
    'There was an error creating your account',
  );
  expect(failureText(new Error('no code'))).toBe('There was an error on the system. Please try again.');
});
