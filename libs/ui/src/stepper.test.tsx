import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './stepper';

function Milk({ start = 0 }: { start?: number }) {
  const [count, setCount] = useState(start);
  return <Stepper count={count} label="Whole milk" onStep={setCount} />;
}

test('the button that adds becomes a stepper and keeps the focus', async () => {
  render(<Milk />);
  const add = screen.getByRole('button', { name: 'Add Whole milk to basket' });
  await userEvent.click(add);
  expect(screen.getByRole('button', { name: 'One more Whole milk' })).toBe(add);
  expect(document.activeElement).toBe(add);
  expect(screen.getByText('1 in basket')).toBeTruthy();
});

test('taking the last one away hands the focus to the button that adds', async () => {
  render(<Milk start={1} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Whole milk' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Whole milk to basket' }));
});

test('before the page is awake each button sends the count it asks for', async () => {
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

test('at the most it goes no further', () => {
  render(<Stepper count={3} label="Whole milk" maximum={3} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more Whole milk' }).disabled).toBe(true);
});
