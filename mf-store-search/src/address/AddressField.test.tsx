import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, useRef, useState } from 'react';
import { AddressField } from './AddressField';

const suggestions = [{ placeId: 'place-1', description: '1 Lantern Yard, Bath' }];
const find = jest.fn(
  async (_key: string, _request: { body: { term: string }; signal: AbortSignal }): Promise<unknown> => ({
    ok: true,
    data: { suggestions },
  }),
);
const context = {
  business: { postcodeRules: [], country: 'GB' },
  api: { call: find },
} as unknown as PageContextValue;
// jsdom has no popovers.
Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });

function SearchForm({ value, problemBefore }: { value?: string; problemBefore?: string }) {
  const [problem, setProblem] = useState(problemBefore);
  return (
    <AddressField
      id="address"
      input={useRef<HTMLInputElement>(null)}
      field={createRef()}
      described={problem ? { 'aria-invalid': true } : {}}
      button="Search"
      value={value}
      onProblem={setProblem}
    />
  );
}

const show = (value?: string, problemBefore?: string) =>
  render(
    <PageContextProvider value={context}>
      <SearchForm value={value} problemBefore={problemBefore} />
    </PageContextProvider>,
  );

test('a letter typed while the combobox replaces the field stays before the caret', async () => {
  show();
  const plain = screen.getByRole('textbox') as HTMLInputElement;
  await act(async () => {
    plain.focus();
    fireEvent.input(plain, { target: { value: 'coo' } });
    await import('./AddressCombobox');
    // The combobox is imported but not rendered yet: `act` renders when this function returns.
    await Promise.resolve();
    fireEvent.input(plain, { target: { value: 'coop' } });
  });
  const combobox = screen.getByRole('combobox') as HTMLInputElement;
  expect(plain.isConnected).toBe(false);
  expect(document.activeElement).toBe(combobox);
  expect([combobox.value, combobox.selectionStart, combobox.selectionEnd]).toEqual(['coop', 4, 4]);
});

test('a selection in the field is kept in the combobox: the next letter replaces it', async () => {
  show('SE1 9GF');
  const plain = screen.getByRole('textbox') as HTMLInputElement;
  await act(async () => {
    plain.focus();
    plain.select();
    await import('./AddressCombobox');
  });
  const combobox = screen.getByRole('combobox') as HTMLInputElement;
  expect([combobox.value, combobox.selectionStart, combobox.selectionEnd]).toEqual(['SE1 9GF', 0, 7]);
});

test('text typed after an error, while the combobox loads, gets suggestions', async () => {
  show(undefined, 'Not a valid address');
  const plain = screen.getByRole('textbox') as HTMLInputElement;
  await act(async () => {
    plain.focus();
    fireEvent.input(plain, { target: { value: 'lantern y' } });
    await import('./AddressCombobox');
  });
  expect((await screen.findByText('1 Lantern Yard, Bath')).isConnected).toBe(true);
});

test('an outdated look-up is cancelled, and its late reply is never shown', async () => {
  show();
  await act(async () => {
    screen.getByRole('textbox').focus();
    await import('./AddressCombobox');
  });
  let replyLate: (reply: unknown) => void = () => undefined;
  find.mockClear();
  find.mockReturnValueOnce(
    new Promise((resolve) => {
      replyLate = resolve;
    }),
  );
  const combobox = screen.getByRole('combobox');
  fireEvent.input(combobox, { target: { value: 'cooper' } });
  await waitFor(() => expect(find).toHaveBeenCalledTimes(1));
  const signal = find.mock.calls[0]?.[1].signal;
  expect(find.mock.calls[0]?.[1].body.term).toBe('cooper');
  expect(signal?.aborted).toBe(false);
  fireEvent.input(combobox, { target: { value: 'lantern y' } });
  expect(signal?.aborted).toBe(true);
  await screen.findByText('1 Lantern Yard, Bath');
  await act(async () =>
    replyLate({ ok: true, data: { suggestions: [{ placeId: 'p2', description: '9 Cooper Row, Bath' }] } }),
  );
  expect(screen.queryByText('9 Cooper Row, Bath')).toBeNull();
  expect(screen.getByText('1 Lantern Yard, Bath').isConnected).toBe(true);
});
