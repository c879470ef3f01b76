import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';

function Clearing({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Clear</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Clear your basket?"
        question="You cannot get it back."
        confirmLabel="Clear it"
        onConfirm={onConfirm}
      />
    </>
  );
}

test('a dialog has a name and a description, and returns the focus when Escape closes it', async () => {
  render(<Clearing onConfirm={() => {}} />);
  const opener = screen.getByRole('button', { name: 'Clear' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Clear your basket?' });
  expect(dialog.getAttribute('aria-describedby')).toBeTruthy();
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

test('closing confirms nothing, only the confirm button does', async () => {
  const confirmed = jest.fn();
  render(<Clearing onConfirm={confirmed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(confirmed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear it' }));
  expect(confirmed).toHaveBeenCalledTimes(1);
});
