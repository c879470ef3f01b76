import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepInputs } from './keep-inputs';

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

test('what was chosen and typed before hydration reaches the components’ state', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form />);
  const [, thick, extra, count] = root.querySelectorAll('input');
  if (!thick || !extra || !count) throw new Error('The form has four fields.');
  thick.checked = true;
  extra.checked = true;
  count.value = '4';
  const restore = keepInputs(root);
  await act(async () => {
    hydrateRoot(root, <Form />);
  });
  await act(async () => restore());
  expect(root.querySelector('output')?.textContent).toBe('thick true 4');
  expect([thick.checked, extra.checked, count.value]).toEqual([true, true, '4']);
});
