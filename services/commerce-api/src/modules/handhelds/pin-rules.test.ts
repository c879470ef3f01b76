import { checkNewPin } from './pin-rules';

test.each(['000000', '777777', '123456', '456789', '654321', '121212', '123123'])('%s is refused', (pin) => {
  expect(() => checkNewPin(pin)).toThrow('too easy');
});

test.each(['482915', '112233', '135790', '123321', '890123'])('%s is taken', (pin) => {
  expect(() => checkNewPin(pin)).not.toThrow();
});
