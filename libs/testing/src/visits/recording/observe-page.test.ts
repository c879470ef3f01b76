import { observeActions, targetOf } from './observe-actions';
import { callerOf, observeBus } from './observe-bus';

test('the caller of the bus is the first remote on the stack, below the libraries of the shell', () => {
  const stack = `Error
    at request (http://localhost:4200/assets/shell/bus.1a.js:1:10)
    at useCommand (http://localhost:4200/assets/shell/kit.2b.js:1:10)
    at add (http://localhost:4200/assets/mf-catalogue/card.3c.js:1:10)
    at handle (http://localhost:4200/assets/mf-basket/handlers.4d.js:1:10)`;
  expect(callerOf(stack)).toBe('mf-catalogue');
  expect(callerOf('Error\n    at http://localhost:4200/assets/shell/frame.js:1:1')).toBe('shell');
});

test('what passes over the bus is reported in order, and passes unchanged', async () => {
  const events: unknown[] = [];
  observeBus((event) => events.push(event));
  const calls: unknown[] = [];
  const bus = {
    request: async (name: string) => ({ kind: `${name} done` }),
    emit: (name: string, value: unknown) => calls.push([name, value]),
    set: (name: string, value: unknown) => calls.push([name, value]),
  };
  (globalThis as Record<symbol, unknown>)[Symbol.for('storefront.bus')] = bus;
  await expect(bus.request('basket:add-item')).resolves.toEqual({ kind: 'basket:add-item done' });
  bus.emit('slots:reserved', {});
  bus.set('slot', null);
  expect(calls).toEqual([
    ['slots:reserved', {}],
    ['slot', null],
  ]);
  expect(events).toMatchObject([
    { kind: 'request', from: 'shell', name: 'basket:add-item' },
    { kind: 'reply', name: 'basket:add-item', value: { kind: 'basket:add-item done' } },
    { kind: 'fact', name: 'slots:reserved', value: {} },
    { kind: 'state', name: 'slot', value: null },
  ]);
});

describe('what a shopper does', () => {
  beforeAll(() => {
    // jsdom has no layout.
    Element.prototype.checkVisibility = () => true;
  });

  const find = (selector: string): Element => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  };

  test('is found again by role or label, name and place', () => {
    document.body.innerHTML = `
      <div data-boundary="drawer"><button aria-label="Remove Loaf">×</button><button id="second">Remove  Loaf</button></div>
      <label>E-mail <input id="email" type="email"></label><summary>More</summary>
      <label><input id="choice" type="radio" name="a">Collection</label>`;
    expect(targetOf(find('#second'))).toEqual({ by: 'role', role: 'button', name: 'Remove Loaf', nth: 1 });
    expect(targetOf(find('#email'))).toEqual({ by: 'label', name: 'E-mail', nth: 0 });
    expect(targetOf(find('summary'))).toEqual({ by: 'summary', name: 'More', nth: 0 });
    expect(targetOf(find('#choice'))).toEqual({ by: 'role', role: 'radio', name: 'Collection', nth: 0 });
  });

  test('a field is found again by the text of its label, unless it has a name of its own', () => {
    document.body.innerHTML = `
      <label for="note">Note for the picker<span style="display: inline"> (optional)</span></label><input id="note">
      <label for="tip">Tip</label><input id="tip" aria-label="Tip your driver">`;
    // As browsers do, which show both parts in one line.
    expect(targetOf(find('#note')).name).toBe('Note for the picker (optional)');
    expect(targetOf(find('#tip')).name).toBe('Tip your driver');
  });

  test('is reported only when a person did it', () => {
    const send = jest.fn();
    observeActions(send);
    document.body.innerHTML = '<button>Add</button>';
    // An event of a script is not trusted.
    find('button').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(send).not.toHaveBeenCalled();
  });
});
