import type { FastifyInstance } from 'fastify';
import { invalid } from '../http/problem';
import { isObject } from '../json-object';
import { type Html, html } from '../pages/html';
import { sendPage } from '../pages/page';
import { type Fault, type FaultKind, type Faults, faultKinds, faultTargets } from './faults';
import { withDefaults } from './faults.routes';

const FAULT_DESCRIPTIONS: Readonly<Record<FaultKind, string>> = {
  slow: 'answers 3 seconds later',
  error: 'answers 500 and does nothing',
  'timeout-before': 'does nothing and never answers',
  'timeout-after': 'does the work and never answers',
  reset: 'drops the connection and does nothing',
  decline: 'is taken on and then declined by the bank (captures, refunds and voids)',
  'bank-fault': 'does the work and answers that the bank had a fault (Realex)',
  'wrong-amount': 'does the work and states another amount (payments)',
  'wrong-currency': 'does the work and states another currency (payments)',
  'wrong-reference': 'does the work and states another reference (payments)',
  'wrong-scheme': 'does the work and states another card scheme (payments)',
  'half-reply': 'breaks its reply off half way (objects of a bucket)',
};

const option = (value: string, text: string) => html`<option value="${value}">${text}</option>`;

const listed = ({ target, kind, times }: Fault) => html`<li>
  <p><code>${target}</code> ${FAULT_DESCRIPTIONS[kind]}${times === null ? '' : `, ${times} more ${times === 1 ? 'time' : 'times'}`}</p>
  <form method="post"><input type="hidden" name="off" value="${target}">
    <button aria-label="Switch off ${target}">Switch off</button></form>
</li>`;

function body(faults: Faults): Html {
  const on = faults.all();
  return html`<main>
<h1>Faults</h1>
<p class="lead">Make the outside world fail on purpose.</p>
${on.length > 0 ? html`<ul class="list">${on.map(listed)}</ul>` : html`<p>Everything works.</p>`}
<h2>Switch a fault on</h2>
<form class="panel" method="post">
  <div class="row">
    <div><label for="target">Where</label>
      <select id="target" name="target">${faultTargets.map((target) => option(target, target))}</select></div>
    <div><label for="kind">What</label>
      <select id="kind" name="kind">${faultKinds.map((kind) => option(kind, `${kind}: ${FAULT_DESCRIPTIONS[kind]}`))}</select></div>
    <div><label for="times">How many times (empty: always)</label>
      <input id="times" name="times" inputmode="numeric" pattern="[1-9][0-9]{0,3}"></div>
  </div>
  <div><button class="primary">Switch on</button></div>
</form>
</main>`;
}

function faultOfForm(form: Readonly<Record<string, unknown>>): Fault {
  const target = faultTargets.find((name) => name === form.target);
  const kind = faultKinds.find((name) => name === form.kind);
  const times = form.times ? Number(form.times) : undefined;
  if (!target || !kind) throw invalid('There is no such fault');
  if (times !== undefined && !(Number.isInteger(times) && times >= 1 && times <= 10_000)) {
    throw invalid('How many times is a whole number from 1 on');
  }
  return withDefaults({ target, kind, times });
}

/** The page of the fault switches. */
export function faultsPage(app: FastifyInstance, faults: Faults): void {
  app.get('/faults', async (_request, reply) => sendPage(reply, { title: 'Faults', body: body(faults) }));

  app.post('/faults', async (request, reply) => {
    const form = isObject(request.body) ? request.body : {};
    if (typeof form.off === 'string') faults.clear(form.off);
    else faults.set(faultOfForm(form));
    return reply.redirect('/faults', 303);
  });
}
