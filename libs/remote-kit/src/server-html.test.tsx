import { render } from '@testing-library/react';
import { ServerHtml } from './server-html';

test('the server’s HTML is shown as it was', () => {
  const { container } = render(<ServerHtml html={'<form action="/actions/find"><input name="postcode"></form>'} />);
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/actions/find');
});

test('what was typed is saved while the old elements are in the document, and restored into the new ones', () => {
  document.body.innerHTML = '<input id="old" value="SE1">';
  const restored: unknown[] = [];
  const saveInputs = () => {
    const typed = document.querySelector<HTMLInputElement>('#old')?.value;
    return () => void restored.push([typed, document.querySelector('#new') !== null]);
  };
  render(<ServerHtml html={'<input id="new">'} saveInputs={saveInputs} />);
  expect(restored).toEqual([['SE1', true]]);
});
