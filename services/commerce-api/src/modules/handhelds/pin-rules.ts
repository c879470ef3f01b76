import { refuse } from '../../problem';

const isRun = (digits: readonly number[], step: number): boolean =>
  digits.every((digit, place) => place === 0 || digit - (digits[place - 1] ?? 0) === step);

/** Whether a PIN is its own first digits again: 111111, 121212, 123123. */
const isRepeated = (pin: string): boolean => pin.length > 1 && `${pin}${pin}`.slice(1, -1).includes(pin);

/** PINs that people try first: one digit, or a few, again and again, and digits in a row. @throws Problem operator_pin_too_simple */
export function checkNewPin(pin: string): void {
  const digits = [...pin].map(Number);
  if (isRepeated(pin) || isRun(digits, 1) || isRun(digits, -1)) throw refuse('operator_pin_too_simple');
}
