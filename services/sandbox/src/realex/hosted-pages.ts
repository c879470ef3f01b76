import { type Html, html } from '../pages/html';
import { money } from '../pages/money';
import type { PageRefusal } from './page-request';
import type { CardFault } from './read-page-card';
import type { HostedVisit, RealexCard } from './realex.types';
import { BANK_CODE } from './realex-test-cards';
import { offersToSave } from './stored-cards';

const field = (
  {
    name,
    label,
    hint,
    autocomplete,
    inputmode,
  }: Record<'name' | 'label' | 'hint' | 'autocomplete' | 'inputmode', string>,
  typed: string,
  fault: CardFault | undefined,
  isFirst: boolean,
) => html`<div class="field">
  <label for="${name}">${label}</label>
  ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  ${fault && html`<p class="error" id="${name}-error">${fault.message}</p>`}
  <input id="${name}" name="${name}" type="text" inputmode="${inputmode}" autocomplete="${autocomplete}" spellcheck="false"
    value="${typed}" aria-describedby="${hint ? `${name}-hint ` : ''}${name}-error"${fault ? html` aria-invalid="true"` : ''}${isFirst ? html` autofocus` : ''}>
</div>`;

const FIELDS = [
  { name: 'number', label: 'Card number', hint: '', autocomplete: 'cc-number', inputmode: 'numeric' },
  { name: 'expiry', label: 'Expiry date', hint: 'MM/YY', autocomplete: 'cc-exp', inputmode: 'numeric' },
  { name: 'code', label: 'Security code', hint: '3 or 4 digits', autocomplete: 'cc-csc', inputmode: 'numeric' },
  { name: 'name', label: 'Name on card', hint: '', autocomplete: 'cc-name', inputmode: 'text' },
] as const;

const storedChoice = ({ ref, brand, digits, expiry }: RealexCard, isFirst: boolean) => html`<label class="check">
  <input type="radio" name="stored" value="${ref}"${isFirst ? html` checked` : ''}>
  ${brand} ending ${digits.slice(-4)}, expires ${expiry.slice(0, 2)}/${expiry.slice(2)}
</label>`;

/** The saved cards, and the choice of another one. */
const storedChoices = (cards: readonly RealexCard[]) => html`<fieldset>
  <legend>Your saved cards</legend>
  ${cards.map((card, at) => storedChoice(card, at === 0))}
  <label class="check"><input type="radio" name="stored" value=""> Another card</label>
</fieldset>
<p class="hint">A saved card needs its security code only.</p>`;

const saveChoice = html`<label class="check"><input type="checkbox" name="save" value="1"> Save this card for next time</label>`;

/** The card form of the hosted page. The security code and the number are never put back into it. */
export function cardPage(
  { id, fields }: HostedVisit,
  offered: readonly RealexCard[],
  typed: Readonly<Record<string, string>>,
  faults: readonly CardFault[],
): Html {
  const { AMOUNT, CURRENCY = 'GBP', CARD_PAYMENT_BUTTON } = fields;
  return html`<main class="bank">
<p class="bank__name">Sandbox Payments</p>
<h1>Pay ${money(Number(AMOUNT), CURRENCY)}</h1>
<form method="post" action="/realex/pay/${id}" novalidate>
  ${offered.length > 0 && storedChoices(offered)}
  ${FIELDS.map((one) => {
    const fault = faults.find(({ field: name }) => name === one.name);
    const kept = one.name === 'expiry' || one.name === 'name' ? (typed[one.name] ?? '') : '';
    return field(one, kept, fault, fault !== undefined && fault === faults[0]);
  })}
  ${offersToSave(fields) && saveChoice}
  <button class="primary" name="action" value="pay">${CARD_PAYMENT_BUTTON || 'Pay now'}</button>
  <button name="action" value="cancel" formnovalidate>Cancel</button>
</form>
<p class="small">No bank and no money are behind this page. It stands in for the payment page of Global Payments.</p>
</main>`;
}

/** The bank's challenge; `empty` reports that no code was typed. */
export function bankPage({ id, fields, card }: HostedVisit, empty: boolean): Html {
  return html`<main class="bank">
<p class="bank__name">Sandbox Bank</p>
<h1>Confirm your payment</h1>
<p>${money(Number(fields.AMOUNT), fields.CURRENCY ?? 'GBP')} by ${card?.brand} ending ${card?.digits.slice(-4)}</p>
<form method="post" action="/realex/pay/${id}" novalidate>
  <label for="answer">One-time code</label>
  <p class="hint" id="answer-hint">In this sandbox the code is <kbd>${BANK_CODE}</kbd>. Any other code is refused.</p>
  ${empty && html`<p class="error" id="answer-error" role="alert">Enter the one-time code</p>`}
  <input id="answer" name="answer" type="text" autocomplete="one-time-code" autocapitalize="off" spellcheck="false"
    aria-describedby="answer-hint${empty ? ' answer-error' : ''}"${empty ? html` aria-invalid="true" autofocus` : ''}>
  <button class="primary" name="action" value="confirm">Confirm</button>
  <button name="action" value="cancel" formnovalidate>Cancel</button>
</form>
</main>`;
}

/** Hands the response to the shop: to the page around this one, or by a form that the browser posts to the shop. */
export function responsePage({ fields, response = '' }: HostedVisit): Html {
  const { HPP_POST_RESPONSE, MERCHANT_RESPONSE_URL } = fields;
  return HPP_POST_RESPONSE
    ? html`<main class="bank"><h1>Thank you</h1><p id="response" data-origin="${HPP_POST_RESPONSE}" data-response="${response}">Going back to the shop</p></main>`
    : html`<main class="bank"><h1>Thank you</h1>
<form id="return" method="post" action="${MERCHANT_RESPONSE_URL}">
  <input type="hidden" name="hppResponse" value="${response}">
  <button class="primary">Go back to the shop</button>
</form></main>`;
}

/** The page that a shop's wrong request gets. */
export const refusedPage = ({ result, message }: PageRefusal): Html => html`<main class="bank">
<p class="bank__name">Sandbox Payments</p>
<h1>This payment cannot be made</h1>
<p>Error ${result}: ${message}</p>
</main>`;

export const unknownVisitPage: Html = html`<main class="bank">
<p class="bank__name">Sandbox Payments</p>
<h1>There is nothing to pay</h1>
<p>This address belongs to no payment. Go back to the shop and try again.</p>
</main>`;
