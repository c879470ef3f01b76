import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './stepper';

function Milk({ start = 0 }: { start?: number }) {
  const [count, setCount] = useState(start);
  return <Stepper count={count} label="Whole milk" onStep={setCount} />;
}

test('the add button becomes a stepper and keeps the focus', async () => {
  render(<Milk />);
  const add = screen.getByRole('button', { name: 'Add Whole milk to basket' });
  await userEvent.click(add);
  expect(screen.getByRole('button', { name: 'One more Whole milk' })).toBe(add);
  expect(document.activeElement).toBe(add);
  expect(screen.getByText('1 in basket')).toBeTruthy();
});

test('removing the last one moves the focus to the add button', async () => {
  render(<Milk start={1} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Whole milk' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Whole milk to basket' }));
});

test('before hydration each button submits its quantity', async () => {
  const sent: FormDataEntryValue[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push((event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') ?? '');
      }}
    >
      <Stepper count={2} label="Whole milk" maximum={3} />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'One more Whole milk' }));
  await userEvent.click(screen.getByRole('button', { name: 'One fewer Whole milk' }));
  expect(sent).toEqual(['3', '1']);
});

test('at the maximum it cannot be increased', () => {
  render(<Stepper count={3} label="Whole milk" maximum={3} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more Whole milk' }).disabled).toBe(true);
});
