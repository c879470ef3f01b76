import { act, fireEvent, render, screen } from '@testing-library/react';
import { showToast } from './show-toast';
import { ToastRegion } from './toast-region';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('toasts appear one after the other, and are announced', () => {
  render(<ToastRegion />);
  expect(screen.getByRole('region', { name: 'Notices' }).getAttribute('aria-live')).toBe('polite');
  act(() => {
    showToast({ text: 'Whole milk removed' });
    showToast({ text: 'Your slot is held' });
  });
  expect(screen.getByText('Whole milk removed')).toBeTruthy();
  expect(screen.queryByText('Your slot is held')).toBeNull();
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByText('Your slot is held')).toBeTruthy();
});

test('undo runs its action and removes the toast', () => {
  const undone = jest.fn();
  render(<ToastRegion />);
  act(() => showToast({ text: 'Whole milk removed', action: { label: 'Undo', onPress: undone } }));
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(undone).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Whole milk removed')).toBeNull();
});

test('Escape dismisses a toast, but not the one behind a dialog', async () => {
  const { container } = render(<ToastRegion />);
  act(() => showToast({ text: 'Whole milk removed' }));
  // The component loads it too.
  await import('./attend-toasts');
  await act(async () => undefined);
  const dialog = container.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'alertdialog');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.getByText('Whole milk removed')).toBeTruthy();
  dialog.remove();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText('Whole milk removed')).toBeNull();
});

test('the focus returns to where it was when a pressed toast disappears, or to the heading of the page', async () => {
  render(
    <>
      <main>
        <h1 tabIndex={-1}>Basket</h1>
        <button type="button">More</button>
      </main>
      <ToastRegion />
    </>,
  );
  const more = screen.getByRole('button', { name: 'More' });
  const undo = async () => {
    act(() => showToast({ text: 'Whole milk removed', action: { label: 'Undo', onPress: () => undefined } }));
    await import('./attend-toasts');
    await act(async () => undefined);
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    act(() => jest.advanceTimersByTime(100));
  };
  act(() => more.focus());
  await undo();
  expect(document.activeElement).toBe(more);
  act(() => more.remove());
  await undo();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Basket' }));
});
