import { render, screen } from '@testing-library/react';
import { AgeCheckbox } from './AgeCheckbox';
import { rememberAge } from './confirmed-age';

const isTicked = (age: number) => {
  const { unmount } = render(<AgeCheckbox age={age} />);
  const { checked } = screen.getByRole<HTMLInputElement>('checkbox', { name: `I am ${age} or over` });
  unmount();
  return checked;
};

test('an age is confirmed once in a visit, and a higher one is asked for', () => {
  sessionStorage.clear();
  expect(isTicked(16)).toBe(false);
  rememberAge(16);
  expect([isTicked(16), isTicked(18)]).toEqual([true, false]);
  rememberAge(18);
  rememberAge(0);
  expect([isTicked(16), isTicked(18)]).toEqual([true, true]);
});
