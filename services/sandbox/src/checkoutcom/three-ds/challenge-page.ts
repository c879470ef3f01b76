import { type Html, html } from '../../pages/html';
import { money } from '../../pages/money';
import { CHALLENGE_PASSWORD } from '../cards/test-cards';
import type { Payment } from '../payments/payment.types';

function merchantOf({ successUrl }: Payment): string {
  return successUrl ? new URL(successUrl).hostname : 'the shop';
}

/** The bank's challenge page; `empty` reports that no code was typed. */
export function challengeForm(payment: Payment, empty: boolean): Html {
  return html`<main class="bank">
<p class="bank__name">Sandbox Bank</p>
<h1>Confirm your payment</h1>
<dl class="bank__facts">
  <div><dt>To</dt><dd>${merchantOf(payment)}</dd></div>
  <div><dt>Amount</dt><dd>${money(payment.amount, payment.currency)}</dd></div>
  <div><dt>Card</dt><dd>${payment.card.scheme} ending ${payment.card.last4}</dd></div>
  ${payment.reference && html`<div><dt>Reference</dt><dd>${payment.reference}</dd></div>`}
</dl>
<form method="post" novalidate>
  <label for="code">One-time code</label>
  <p class="hint" id="code-hint">In this sandbox the code is <kbd>${CHALLENGE_PASSWORD}</kbd>. Any other code is refused.</p>
  ${empty && html`<p class="error" id="code-error" role="alert">Enter the one-time code</p>`}
  <input id="code" name="code" type="text" autocomplete="one-time-code" autocapitalize="off" spellcheck="false" required
    aria-describedby="code-hint${empty ? ' code-error' : ''}"${empty ? html` aria-invalid="true" autofocus` : ''}>
  <button class="primary" name="action" value="confirm">Confirm</button>
  <button name="action" value="cancel" formnovalidate>Cancel</button>
</form>
<p class="small">No bank and no money are behind this page. It stands in for a card issuer's 3D Secure page.</p>
</main>`;
}

export const challengeUnknown = html`<main class="bank">
<p class="bank__name">Sandbox Bank</p>
<h1>There is nothing to confirm</h1>
<p>This address belongs to no payment. Go back to the shop and try again.</p>
</main>`;
