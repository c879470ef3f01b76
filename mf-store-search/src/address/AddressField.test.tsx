import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { AddressField } from './AddressField';

const context = { business: { postcodeRules: [], country: 'GB' } } as unknown as PageContextValue;

const show = (value?: string) =>
  render(
    <PageContextProvider value={context}>
      <AddressField
        id="address"
        input={createRef<HTMLInputElement>()}
        field={createRef()}
        described={{}}
        button="Search"
        value={value}
        onProblem={() => undefined}
      />
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
