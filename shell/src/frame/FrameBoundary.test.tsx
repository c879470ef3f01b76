import { applySnapshot } from '@storefront/bus/bus';
import type { SessionSnapshot } from '@storefront/bus/state.types';
import { BoundaryProvider } from '@storefront/remote-kit/boundary';
import { act, render, screen } from '@testing-library/react';
import { FrameBoundary } from './FrameBoundary';

const load = jest.fn(async () => () => <p>Held for you</p>);
const entry = { policy: 'hidden' as const, load, report: () => undefined };
const show = (value: string) =>
  render(
    <BoundaryProvider entries={{ timer: entry }} renderFailureNotice={() => null}>
      <FrameBoundary boundary={{ name: 'timer', value, field: 'expiresAt' }} />
    </BoundaryProvider>,
  );
const setSlot = (expiresAt?: string) =>
  act(async () =>
    applySnapshot({ session: {}, slot: { expiresAt }, serverTime: new Date().toISOString() } as SessionSnapshot),
  );
beforeEach(() => load.mockClear());

test('a boundary of every page is loaded once its shared value has the field, and then stays', async () => {
  await setSlot();
  show('slot');
  expect(load).not.toHaveBeenCalled();
  await setSlot('2026-11-23T10:00:00Z');
  await screen.findByText('Held for you');
  await setSlot();
  screen.getByText('Held for you');
});

test('a boundary whose shared value this shell does not have is not loaded', async () => {
  await setSlot('2026-11-23T10:00:00Z');
  show('voucher');
  expect(load).not.toHaveBeenCalled();
});
