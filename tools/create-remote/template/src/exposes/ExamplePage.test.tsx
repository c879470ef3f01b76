import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { fireEvent, render, screen } from '@testing-library/react';
import { Page } from './ExamplePage';

/** The page with a back end whose reply is given. */
function renderPage(reply: object) {
  const call = jest.fn(async (_operation: string, _input: object) => reply);
  const context = { api: { call } } as unknown as PageContextValue;
  render(
    <PageContextProvider value={context}>
      <Page data={{}} params={{}} query={{}} />
    </PageContextProvider>,
  );
  fireEvent.change(screen.getByLabelText('Postcode'), { target: { value: 'se1 9gf' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find it' }));
  return call;
}

test('a postcode is looked up', async () => {
  const call = renderPage({ ok: true, data: { postcode: 'SE1 9GF' } });
  expect(await screen.findByText('Found SE1 9GF.')).toBeDefined();
  expect(call).toHaveBeenCalledWith('POST /location/coordinates-by-postcode', { body: { postcode: 'se1 9gf' } });
});

test('a wrong postcode is an error at its field', async () => {
  renderPage({ ok: false, error: { code: 'invalid_postcode' } });
  expect(await screen.findByText('Enter a full postcode, such as SE1 9GF.')).toBeDefined();
  expect(screen.getByLabelText('Postcode').getAttribute('aria-invalid')).toBe('true');
});
