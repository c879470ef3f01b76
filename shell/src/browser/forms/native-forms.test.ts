import { type NativeForms, nativeForms } from './native-forms';

/** The document keeps its listeners, so each test uses its own command. */
function formOf(prefix: string, itemId: string): HTMLFormElement {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/actions/basket/add-item';
  form.dataset.command = `${prefix}:add-item`;
  form.innerHTML = `<input name="menuItemId" value="${itemId}"><button name="quantity" value="1">Add</button><button id="less" data-scripted>Less</button>`;
  document.body.append(form);
  return form;
}

const handled = jest.fn((event: Event) => event.preventDefault());
/** A form's own handler, which requests the form's command. */
const asking = (forms: NativeForms) => (event: Event) => {
  handled(event);
  forms.commandRequested((event.target as HTMLFormElement).dataset.command ?? '');
};
const sent = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  document.body.replaceChildren();
  HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    sent(new FormData(this).get('menuItemId'));
  };
  global.fetch = jest.fn(async () => new Response('')) as typeof fetch;
});

test('commands requested while their handlers were loading are submitted as forms when these fail, in order', async () => {
  const forms = nativeForms();
  for (const id of ['7', '8']) {
    const form = formOf('one', id);
    form.addEventListener('submit', asking(forms));
    form.requestSubmit(form.querySelector('button'));
  }
  void forms.submitWaiting('one', new Error('no handlers'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(String((global.fetch as jest.Mock).mock.calls[0][1].body)).toBe('menuItemId=7');
  expect(sent.mock.calls).toEqual([['8']]);
});

test('from then on such a form is submitted natively, and once the page is being left no failure is reported', async () => {
  const forms = nativeForms();
  await expect(forms.submitWaiting('two', new Error('no handlers'))).rejects.toThrow('no handlers');
  // A command without a form is tried again.
  expect(forms.submitsNatively('two')).toBe(false);
  const form = formOf('two', '7');
  form.addEventListener('submit', asking(forms));
  form.requestSubmit();
  expect(forms.submitsNatively('two')).toBe(true);
  const failed = jest.fn();
  forms.submitWaiting('two', new Error('no handlers')).catch(failed);
  forms.submitWaiting('two', new Error('no handlers')).catch(failed);
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent.mock.calls).toEqual([['7']]);
  expect(failed).not.toHaveBeenCalled();
});

test('a form that its page rejects, or that has another command, is not sent', async () => {
  const forms = nativeForms();
  const form = formOf('five', '7');
  form.addEventListener('submit', handled);
  form.requestSubmit();
  forms.commandRequested('five:set-quantity');
  await expect(forms.submitWaiting('five', new Error('no handlers'))).rejects.toThrow('no handlers');
  form.requestSubmit();
  await expect(forms.submitWaiting('five', new Error('no handlers'))).rejects.toThrow('no handlers');
  expect(sent).not.toHaveBeenCalled();
});

test('a script-only button is left to its handler, and so is a form whose handlers have loaded', async () => {
  const forms = nativeForms();
  const form = formOf('three', '7');
  form.addEventListener('submit', asking(forms));
  form.requestSubmit(form.querySelector<HTMLButtonElement>('#less'));
  await expect(forms.submitWaiting('three', new Error('no handlers'))).rejects.toThrow('no handlers');
  expect(sent).not.toHaveBeenCalled();
  const other = formOf('four', '7');
  other.addEventListener('submit', asking(forms));
  forms.release('four');
  other.requestSubmit();
  expect(handled).toHaveBeenCalledTimes(2);
  await expect(forms.submitWaiting('four', new Error('no handlers'))).rejects.toThrow('no handlers');
});

test('a form whose command was answered meanwhile is not submitted later', async () => {
  const forms = nativeForms();
  const answered: ((() => void) | undefined)[] = [];
  for (const id of ['7', '8']) {
    const form = formOf('six', id);
    form.addEventListener('submit', (event) => {
      handled(event);
      answered.push(forms.commandRequested('six:add-item'));
    });
    form.requestSubmit();
  }
  // The shopper saw that the first attempt failed.
  answered[0]?.();
  void forms.submitWaiting('six', new Error('no handlers'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(global.fetch).not.toHaveBeenCalled();
  expect(sent.mock.calls).toEqual([['8']]);
  answered[1]?.();
  expect(forms.submitsNatively('six')).toBe(false);
});

test('a form without a reply does not block the next', async () => {
  const abort = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(abort.signal);
  global.fetch = jest.fn(
    (_address, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('late')))),
  ) as typeof fetch;
  const forms = nativeForms();
  for (const id of ['7', '8']) {
    const form = formOf('seven', id);
    form.addEventListener('submit', asking(forms));
    form.requestSubmit();
  }
  void forms.submitWaiting('seven', new Error('no handlers'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).not.toHaveBeenCalled();
  abort.abort();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent.mock.calls).toEqual([['8']]);
});
