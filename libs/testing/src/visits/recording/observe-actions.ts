import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { ActionTarget, ShopperAction } from '../visit.types';

const CLICKABLE = 'a[href], button, summary, [role=button], [role=option], [role=tab], [role=switch], [role=menuitem]';
const CHOICES = 'input[type=checkbox], input[type=radio]';
const FIELDS = 'input, textarea, select';

const isChoice = (element: Element) => element.matches(CHOICES);
const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches('input, textarea') && !isChoice(element);

const isShown = (element: Element) => element.checkVisibility() && !element.closest('[aria-hidden=true], [inert]');

type Found = Omit<ActionTarget, 'nth'>;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text by which Playwright finds a field: names that are computed lack spaces between a label's parts. */
function labelOf(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string {
  const hasOwnName = field.matches('[aria-label], [aria-labelledby]');
  return oneLine((!hasOwnName && field.labels?.[0]?.textContent) || computeAccessibleName(field));
}

function found(element: Element): Found {
  if (isText(element) || element instanceof HTMLSelectElement) return { by: 'label', name: labelOf(element) };
  const name = oneLine(computeAccessibleName(element));
  if (element.matches('summary')) return { by: 'summary', name: element.textContent?.trim() ?? '' };
  return { by: 'role', role: getRole(element) ?? 'generic', name };
}

/** How a target is found again, and its place among those that are found the same way. */
export function targetOf(element: Element): ActionTarget {
  const own = found(element);
  const selector = element.matches(FIELDS) ? FIELDS : CLICKABLE;
  const same = [...document.querySelectorAll(selector)].filter((other) => {
    // Choices may be hidden behind their labels.
    if (other !== element && !isChoice(element) && !isShown(other)) return false;
    const { by, role, name } = found(other);
    return by === own.by && role === own.role && name === own.name;
  });
  return { ...own, nth: Math.max(same.indexOf(element), 0) };
}

/** Fields whose text must not be kept in any form. */
const isSecretField = (element: Element) =>
  element.matches('[type=password], [autocomplete^=cc-], [autocomplete*=password], [autocomplete=one-time-code]');

/** Reports what the shopper clicks, types, chooses, and the keys that do more than type. */
export function observeActions(send: (action: ShopperAction) => void): void {
  let typedInto: HTMLInputElement | HTMLTextAreaElement | undefined;
  const report = (element: Element, does: ShopperAction['does'], value?: string) => {
    const boundary = element.closest<HTMLElement>('[data-boundary]')?.dataset.boundary;
    send({
      kind: 'action',
      does,
      target: targetOf(element),
      ...(value !== undefined && { value }),
      ...(isSecretField(element) && { isSecret: true }),
      ...(boundary && { boundary }),
      path: location.pathname,
    });
  };
  /** Text counts when the shopper goes on to something else. */
  const reportText = () => {
    const field = typedInto;
    typedInto = undefined;
    if (field) report(field, 'fill', field.value);
  };
  const on = (type: string, listener: (element: Element, event: Event) => void) =>
    addEventListener(
      type,
      (event) => event.isTrusted && event.target instanceof Element && listener(event.target, event),
      true,
    );
  on('input', (element) => {
    if (isText(element)) typedInto = element;
  });
  on('change', (element) => {
    if (isChoice(element)) report(element, 'click');
    else if (element instanceof HTMLSelectElement) report(element, 'select', element.value);
    else if (element === typedInto) reportText();
  });
  on('click', (element) => {
    reportText();
    const clicked = element.closest(CLICKABLE);
    if (clicked) report(clicked, 'click');
  });
  on('keydown', (element, event) => {
    const { key } = event as KeyboardEvent;
    const isInList = element.matches('[role=combobox]') && ['ArrowDown', 'ArrowUp', 'Enter'].includes(key);
    if (!isInList && key !== 'Escape') return;
    reportText();
    report(element, 'press', key);
  });
}
