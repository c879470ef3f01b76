import { brandOf } from '../checkoutcom/cards/card-number';
import { applyAppearance } from './appearance';
import { type FieldName, faultsOf } from './card-check';
import type { FromFrame, ToFrame } from './messages';
import { requestToken } from './request-token';
import { completeExpiry, regroup } from './typed-number';

const parentOrigin = new URLSearchParams(location.search).get('parent') ?? '';
const form = document.querySelector('form') as HTMLFormElement;
const inputs = [...form.querySelectorAll('input')];
const brand = document.getElementById('brand');
/** Fields whose faults are shown: those left once, and all after a submit. */
const fieldsWithFaults = new Set<string>();
let publicKey = '';

const postToParent = (message: FromFrame) => {
  if (parentOrigin) window.parent.postMessage(message, parentOrigin);
};
const values = (): Partial<Record<FieldName, string>> =>
  Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
const faults = () => faultsOf(values(), new Date());

function showFaults(): void {
  const found = faults();
  for (const input of inputs) {
    const fault = fieldsWithFaults.has(input.name) ? found[input.name as FieldName] : undefined;
    const line = document.getElementById(`${input.name}-error`);
    if (line && line.textContent !== (fault ?? '')) line.textContent = fault ?? '';
    if (line) line.hidden = !fault;
    if (fault) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
}

function onInput(): void {
  const name = brandOf((values().number ?? '').replace(/\D/g, ''))?.name ?? null;
  if (brand && brand.textContent !== (name ?? '')) brand.textContent = name ?? '';
  showFaults();
  postToParent({ type: 'change', valid: Object.keys(faults()).length === 0, brand: name });
}

async function tokenize(id: number): Promise<void> {
  for (const { name } of inputs) fieldsWithFaults.add(name);
  showFaults();
  const found = faults();
  const first = inputs.find(({ name }) => found[name as FieldName]);
  if (first) {
    first.focus();
    postToParent({ type: 'failed', id, reason: 'invalid', message: found[first.name as FieldName] ?? '' });
  } else {
    postToParent(await requestToken(id, publicKey, values()));
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  postToParent({ type: 'submit' });
});
form.addEventListener('input', (event) => {
  const input = event.target as HTMLInputElement;
  if (input.name === 'number') regroup(input);
  if (input.name === 'expiry') completeExpiry(input, event);
  onInput();
});
form.addEventListener('focusout', ({ target }) => {
  const { name, value } = target as HTMLInputElement;
  // Leaving a field empty while tabbing through is not a fault yet.
  if (value) fieldsWithFaults.add(name);
  onInput();
});

window.addEventListener('message', ({ source, origin, data }: MessageEvent<ToFrame>) => {
  if (source !== window.parent || origin !== parentOrigin || typeof data !== 'object' || data === null) return;
  if (data.type === 'configure') {
    publicKey = data.publicKey;
    applyAppearance(data.appearance);
  } else if (data.type === 'focus') {
    inputs[0]?.focus();
  } else if (data.type === 'tokenize') {
    void tokenize(data.id);
  }
});

new ResizeObserver(() => {
  postToParent({ type: 'height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
}).observe(document.documentElement);
postToParent({ type: 'ready' });
