import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { boolean, object, string } from 'yup';
import { CheckboxFormField } from './checkbox-form-field';
import { FormErrors } from './form-errors';
import { liveFields } from './live-fields';
import { type SubmitErrors, useStorefrontForm } from './use-storefront-form';

// Generous for a busy machine, but a form that never replies still fails.
configure({ asyncUtilTimeout: 4_000 });

const schema = object({
  firstName: string().required('Enter your first name'),
  contact: object({ email: string().email('Enter an email address').required('Enter your email') }),
  terms: boolean().oneOf([true], 'Tick this to go on').required(),
});

function ContactForm({ onSubmit }: { onSubmit: () => Promise<SubmitErrors | undefined> }) {
  const form = useStorefrontForm({
    initialValues: { firstName: '', contact: { email: '' }, terms: false },
    schema,
    onSubmit,
    aliases: { firstname: 'firstName' },
  });
  return (
    <form {...form.formProps}>
      <FormErrors errors={form.formErrors} />
      <TextField {...liveFields(form)('firstName')} label="First name" />
      <TextField {...liveFields(form)('contact.email')} label="Email" />
      <CheckboxFormField form={form} name="terms" label="I agree" />
      <Button {...form.submitProps}>Continue</Button>
    </form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: /Continue/ }));

async function fill() {
  await userEvent.type(screen.getByLabelText('First name'), 'Priya');
  await userEvent.type(screen.getByLabelText('Email'), 'priya@example.com');
  await userEvent.click(screen.getByLabelText('I agree'));
}

test('a field shows its error when it is left, not during typing', async () => {
  render(<ContactForm onSubmit={async () => undefined} />);
  await userEvent.type(screen.getByLabelText('Email'), 'priya');
  expect(screen.queryByText('Enter an email address')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('Enter an email address')).toBeTruthy();
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Enter your first name')).toBeNull();
});

test('submitting marks every invalid field, announces why and focuses the first', async () => {
  const sent = jest.fn(async () => undefined);
  render(<ContactForm onSubmit={sent} />);
  await send();
  expect(await screen.findByText('Enter your email')).toBeTruthy();
  const first = screen.getByLabelText('First name');
  await waitFor(() => expect(document.activeElement).toBe(first));
  const described = document.getElementById(first.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Enter your first name');
  expect(sent).not.toHaveBeenCalled();
});

test('the server’s errors are shown next to their fields, and the first gets the focus', async () => {
  const refusal = {
    message: 'There was a validation error, please make sure your details are correct.',
    errors: [
      { path: '/contact/email', message: 'Your email address has already been registered' },
      { path: '/basketToken', message: 'Your basket has gone' },
    ],
  };
  render(<ContactForm onSubmit={async () => refusal} />);
  await fill();
  await send();
  expect(await screen.findByText('Your email address has already been registered')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Your basket has gone');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
});

test('an error of the whole form is shown in its summary, and disappears with the next submit', async () => {
  const answers: (SubmitErrors | undefined)[] = [{ message: 'The store is currently closed' }, undefined];
  render(<ContactForm onSubmit={async () => answers.shift()} />);
  await fill();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('The store is currently closed');
  await send();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('during a submit the button keeps the focus and a second press does nothing', async () => {
  let finish = () => {};
  const sent = jest.fn(() => new Promise<undefined>((resolve) => (finish = () => resolve(undefined))));
  render(<ContactForm onSubmit={sent} />);
  await fill();
  await send();
  const button = screen.getByRole('button', { name: /Continue/ });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(button);
  await send();
  fireEvent.submit(button.closest('form') as HTMLFormElement);
  expect(sent).toHaveBeenCalledTimes(1);
  finish();
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
});

test('a server error stays while other fields are left, disappears when its field changes, and allows another submit', async () => {
  const refusal = { errors: [{ path: 'contact.email', message: 'Your email address has already been registered' }] };
  const submit = jest.fn(async () => refusal);
  render(<ContactForm onSubmit={submit} />);
  await fill();
  await send();
  const message = 'Your email address has already been registered';
  expect(await screen.findByText(message)).toBeTruthy();
  await userEvent.click(screen.getByLabelText('First name'));
  await userEvent.tab();
  expect(screen.getByText(message)).toBeTruthy();
  await send();
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  expect(await screen.findByText(message)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Email'), '.uk');
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});
