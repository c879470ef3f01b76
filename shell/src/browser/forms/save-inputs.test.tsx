import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { saveInputs } from './save-inputs';

function Form() {
  const [slicing, setSlicing] = useState('medium');
  const [extra, setExtra] = useState(false);
  const [count, setCount] = useState('1');
  return (
    <form>
      {['medium', 'thick'].map((value) => (
        <input
          key={value}
          type="radio"
          name="slicing"
          value={value}
          checked={slicing === value}
          onChange={() => setSlicing(value)}
        />
      ))}
      <input type="checkbox" checked={extra} onChange={(event) => setExtra(event.currentTarget.checked)} />
      <input type="number" value={count} onChange={(event) => setCount(event.currentTarget.value)} />
      <output>{`${slicing} ${extra} ${count}`}</output>
    </form>
  );
}

test('choices and text entered before hydration reach the components’ state', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form />);
  const [, thick, extra, count] = root.querySelectorAll('input');
  if (!thick || !extra || !count) throw new Error('The form has four fields.');
  thick.checked = true;
  extra.checked = true;
  count.value = '4';
  const restore = saveInputs(root);
  await act(async () => {
    hydrateRoot(root, <Form />);
  });
  await act(async () => restore());
  expect(root.querySelector('output')?.textContent).toBe('thick true 4');
  expect([thick.checked, extra.checked, count.value]).toEqual([true, true, '4']);
});

test('a field focused before hydration gets the focus event, once', async () => {
  const onFocus = jest.fn();
  const field = <input onFocus={onFocus} />;
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(field);
  root.querySelector('input')?.focus();
  const restore = saveInputs(root);
  await act(async () => {
    hydrateRoot(root, field);
  });
  expect(onFocus).not.toHaveBeenCalled();
  await act(async () => restore());
  expect(onFocus).toHaveBeenCalledTimes(1);
});

test('text typed while a part was failing is in the restored fields', () => {
  const root = document.createElement('div');
  document.body.append(root);
  const html = '<form><input name="postcode" value=""><input name="kept" value="as it was"></form>';
  root.innerHTML = html;
  const restore = saveInputs(root);
  const [postcode] = root.querySelectorAll('input');
  if (!postcode) throw new Error('There is a field.');
  postcode.value = 'SE1 9GF';
  root.innerHTML = html;
  restore();
  expect([...root.querySelectorAll('input')].map(({ value }) => value)).toEqual(['SE1 9GF', 'as it was']);
});

test('a shopper typing in a restored field continues in the new one, at the same position', () => {
  const root = document.createElement('div');
  document.body.append(root);
  const html = '<form><a href="/x">A link</a><input name="postcode" value=""></form>';
  root.innerHTML = html;
  const [postcode] = root.querySelectorAll('input');
  if (!postcode) throw new Error('There is a field.');
  postcode.focus();
  postcode.value = 'SE1';
  postcode.setSelectionRange(1, 2);
  const restore = saveInputs(root);
  root.innerHTML = html;
  restore();
  const [again] = root.querySelectorAll('input');
  expect(document.activeElement).toBe(again);
  expect([again?.value, again?.selectionStart, again?.selectionEnd]).toEqual(['SE1', 1, 2]);
});

test('a focus that has moved elsewhere since is left there', () => {
  const root = document.createElement('div');
  const elsewhere = document.createElement('button');
  document.body.append(root, elsewhere);
  root.innerHTML = '<input name="postcode">';
  root.querySelector('input')?.focus();
  const restore = saveInputs(root);
  root.innerHTML = '<input name="postcode">';
  elsewhere.focus();
  restore();
  expect(document.activeElement).toBe(elsewhere);
});

test('text typed between load and hydration is newer than the stored text', () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = '<input name="postcode" value="">';
  const [postcode] = root.querySelectorAll('input');
  if (!postcode) throw new Error('There is a field.');
  postcode.value = 'SE1';
  const restore = saveInputs(root);
  postcode.value = 'SE1 9GF';
  restore();
  expect(postcode.value).toBe('SE1 9GF');
});
