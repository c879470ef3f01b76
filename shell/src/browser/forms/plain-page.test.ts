import { replacePlainPage } from './plain-page';

// jsdom has no CSS.
Object.assign(globalThis, { CSS: { escape: (text: string) => text } });

/** A plain page of these fields, and the page that replaces it, with the same ones. */
function show(fields: string) {
  document.body.innerHTML = `<main><div data-page><form>${fields}</form></div><form id="own"><h1 tabindex="-1">Page</h1>${fields}</form></main>`;
  const plain = (name: string) => document.querySelector<HTMLInputElement>(`[data-page] [name=${name}]`);
  const own = (name: string) => document.querySelector<HTMLInputElement>(`#own [name=${name}]`);
  return { plain, own };
}

const FIELDS = `
  <input type="text" name="town" value="Leeds">
  <select name="window"><option value="">Choose</option><option value="mon">Monday</option></select>
  <textarea name="note"></textarea>
  <input type="text" name="code" value="A1">`;

test('what was typed and chosen is entered into the page, and the focus stays in its field', () => {
  const { plain, own } = show(FIELDS);
  const changes: string[] = [];
  document.querySelector('#own')?.addEventListener('input', ({ target }) => changes.push((target as Element).tagName));
  document.querySelector('#own')?.addEventListener('change', ({ target }) => changes.push((target as Element).tagName));
  for (const [name, value] of Object.entries({ town: 'London', window: 'mon', note: 'Beware of the goose' }))
    Object.assign(plain(name) ?? {}, { value });
  plain('window')?.focus();
  expect(replacePlainPage()).toBe(true);
  expect(['town', 'window', 'note', 'code'].map((name) => own(name)?.value)).toEqual([
    'London',
    'mon',
    'Beware of the goose',
    'A1',
  ]);
  // Only the changed fields count.
  expect(changes).toEqual(['INPUT', 'SELECT', 'TEXTAREA']);
  expect(document.activeElement).toBe(own('window'));
  expect(replacePlainPage()).toBe(false);
});

test('a field that the page does not have is left out, and the focus moves to the heading', () => {
  const { plain, own } = show(FIELDS);
  Object.assign(plain('note') ?? {}, { value: 'x' });
  plain('note')?.focus();
  own('note')?.remove();
  expect(replacePlainPage()).toBe(true);
  expect(document.activeElement?.tagName).toBe('H1');
});
