import { focusAfterRemoval } from './focus-after-removal';

const show = (...names: string[]) => {
  document.body.innerHTML = `<h1 tabindex="-1">Basket</h1><ul>${names
    .map((name) => `<li data-line><button data-line-menu>${name}</button></li>`)
    .join('')}</ul>`;
};
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLElement;
const remove = (name: string) => {
  const focus = focusAfterRemoval(button(name));
  button(name).focus();
  button(name).closest('li')?.remove();
  focus();
  return document.activeElement?.textContent;
};

test('the focus goes to the next line, from the last to the one before, and at the end to the title', () => {
  show('Bread', 'Milk', 'Eggs');
  expect(remove('Milk')).toBe('Eggs');
  expect(remove('Eggs')).toBe('Bread');
  expect(remove('Bread')).toBe('Basket');
});

test('a line that stays keeps the focus, and a focus that has moved elsewhere is not changed', () => {
  show('Bread', 'Milk');
  const focus = focusAfterRemoval(button('Bread'));
  button('Bread').focus();
  focus();
  expect(document.activeElement?.textContent).toBe('Bread');
  const later = focusAfterRemoval(button('Bread'));
  button('Bread').closest('li')?.remove();
  button('Milk').focus();
  later();
  expect(document.activeElement?.textContent).toBe('Milk');
});
