import { POSTCODE_MAX_LENGTH } from '@storefront/api/constants';
import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { PostcodeField } from './PostcodeField';

const context = { business: { postcodeRules: [], country: 'GB' } } as unknown as PageContextValue;

/** Pastes a text at a selection of the field; the values that its input events reported. */
function paste(value: string, [from, to]: readonly [number, number], text: string) {
  render(
    <PageContextProvider value={context}>
      <PostcodeField
        id="postcode"
        field={createRef()}
        input={createRef()}
        described={{}}
        value={value}
        button="Search"
        onProblem={() => undefined}
      />
    </PageContextProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const reported: string[] = [];
  field.addEventListener('input', () => reported.push(field.value));
  field.setSelectionRange(from, to);
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
  return reported;
}

test.each([
  ['in an empty field', '', [0, 0], ' se1   9gf\n', 'SE1 9GF'],
  ['instead of what is selected', 'SE1 9GF', [0, 7], 'd02 af30', 'D02 AF30'],
  ['too long', '', [0, 0], 'SE1 9GF, London', 'SE1 9GF,'],
  ['into what is there', 'SE1 ', [4, 4], '9GF and more', 'SE1 9GF '],
  ['into a full field', 'D02 AF30', [8, 8], '9GF', 'D02 AF30'],
] as const)('a pasted postcode is cut and reported like a typed one: %s', (_, value, at, text, after) => {
  expect(paste(value, at, text)).toEqual([after]);
  expect(after.length).toBeLessThanOrEqual(POSTCODE_MAX_LENGTH);
});
