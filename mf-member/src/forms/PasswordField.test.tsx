import { PASSWORD_MAX_LENGTH } from '@storefront/api/constants';
import { plainFields } from '@storefront/forms/plain-fields';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './PasswordField';

const long = 'a'.repeat(PASSWORD_MAX_LENGTH + 20);

test('a password that is too long is not cut, and a form that the browser sends has no button without effect', async () => {
  const field = plainFields(['password'], undefined);
  render(<PasswordField {...field('password')} label="Password" autoComplete="new-password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.click(input);
  await userEvent.paste(long);
  expect(input.value).toBe(long);
  expect(screen.queryByRole('button')).toBeNull();
});

test('with scripts the password can be shown', async () => {
  const live = { name: 'password', value: 'secret', onChange: () => undefined, onBlur: () => undefined };
  render(<PasswordField {...live} label="Password" autoComplete="current-password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
});
