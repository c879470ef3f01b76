import type { FastifyInstance } from 'fastify';
import { groupDigits } from '../checkoutcom/cards/card-number';
import { CHALLENGE_PASSWORD, type TestCard, testCards } from '../checkoutcom/cards/test-cards';
import type { Gateway } from '../checkoutcom/gateway';
import type { Payment } from '../checkoutcom/payments/payment.types';
import { withExpiry } from '../checkoutcom/payments/payments';
import type { RealexTransaction } from '../realex/realex.types';
import { BANK_CODE, realexTestCards } from '../realex/realex-test-cards';
import { transactionStatus } from '../realex/transactions.routes';
import { html } from './html';
import { money } from './money';
import { sendPage } from './page';
import { formatInstant } from './when';

const RECENT_PAYMENTS = 20;

const THREE_DS: Readonly<Record<TestCard['authentication'], string>> = {
  Y: 'authenticated',
  A: 'attempted',
  N: 'not authenticated',
  R: 'rejected',
  U: 'not enrolled',
  none: 'not possible',
};

const cardRow = (card: TestCard) => html`<tr>
  <th scope="row" class="number">${groupDigits(card.number)}</th>
  <td class="number">${card.cvv}</td>
  <td>${card.brand}</td>
  <td class="${card.outcome === 'approved' ? 'good' : 'bad'}">${card.response_code} ${card.response_summary}</td>
  <td>${card.challenge ? 'challenge, then ' : ''}${THREE_DS[card.authentication]}</td>
  <td>${card.note}</td>
</tr>`;

const paymentRow = (payment: Payment) => html`<tr>
  <th scope="row">${payment.reference ?? '–'}</th>
  <td class="number">${money(payment.amount, payment.currency)}</td>
  <td>${payment.status}</td>
  <td>${payment.card.scheme} ending ${payment.card.last4}</td>
  <td class="number">${formatInstant(payment.requestedOn)}</td>
  <td><code>${payment.id}</code></td>
</tr>`;

const transactionRow = (transaction: RealexTransaction) => html`<tr>
  <th scope="row">${transaction.orderId}</th>
  <td class="number">${money(transaction.amount, transaction.currency)}</td>
  <td>${transactionStatus(transaction)}</td>
  <td>${transaction.brand} ending ${transaction.lastFour}</td>
  <td class="number">${formatInstant(transaction.processedOn)}</td>
  <td><code>${transaction.pasref}</code></td>
</tr>`;

const table = (
  label: string,
  heads: readonly string[],
  rows: unknown,
) => html`<div class="table" role="region" aria-label="${label}" tabindex="0">
<table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;

/** The home page: what the sandbox is, its test cards, and the last payments. */
export function homePage(app: FastifyInstance, gateway: Gateway, smtpPort: () => number): void {
  app.get('/', async (_request, reply) => {
    const payments = gateway.store.payments.newestFirst().slice(0, RECENT_PAYMENTS);
    const transactions = gateway.store.realexTransactions.newestFirst().slice(0, RECENT_PAYMENTS);
    return sendPage(reply, {
      title: 'Home',
      body: html`<main>
<h1>The outside world, on this machine</h1>
<p class="lead">The storefront pays, mails and texts here while it is developed and tested. No money moves and nothing is sent.</p>
<ul>
  <li><a href="/mailbox">Mailbox</a>: what was mailed (SMTP on port ${smtpPort()})</li>
  <li><a href="/sms">Texts</a>: what was texted</li>
  <li><a href="/clock">Clock</a>: move the time of sandbox and shop</li>
  <li><a href="/faults">Faults</a>: make it slow, fail or fall silent</li>
</ul>
<h2>Recent payments</h2>
${
  payments.length > 0
    ? table(
        'Recent payments',
        ['Reference', 'Amount', 'State', 'Card', 'When', 'Payment'],
        payments.map((payment) => paymentRow(withExpiry(gateway, payment))),
      )
    : html`<p>Nobody has paid yet.</p>`
}
<h2>Payments on the hosted page</h2>
${
  transactions.length > 0
    ? table(
        'Payments on the hosted page',
        ['Order', 'Amount', 'State', 'Card', 'When', 'Payment'],
        transactions.map(transactionRow),
      )
    : html`<p>Nobody has paid on the hosted page yet.</p>`
}
${table(
  'Test cards of the hosted page',
  ['Number', 'A payment is', 'Note'],
  realexTestCards.map(
    ({ number, result, message, note }) => html`<tr>
  <th scope="row" class="number">${groupDigits(number)}</th><td>${result} ${message}</td><td>${note}</td></tr>`,
  ),
)}
<p>The bank’s code on the hosted page is <kbd>${BANK_CODE}</kbd>.</p>
<h2>Test cards</h2>
<p>Any later expiry date and any security code of the right length will do. The bank’s code is <kbd>${CHALLENGE_PASSWORD}</kbd>.
Never type the number of a real card.</p>
${table('Test cards', ['Number', 'Code', 'Brand', 'A payment is', '3D Secure', 'Note'], testCards.map(cardRow))}
</main>`,
    });
  });
}
