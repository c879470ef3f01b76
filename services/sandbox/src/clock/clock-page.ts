import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { Problem } from '../http/problem';
import { isObject } from '../json-object';
import { html } from '../pages/html';
import { sendPage } from '../pages/page';
import { formatInstant } from '../pages/when';
import { moveClocks, readMove } from './clock.routes';

const ADVANCE_STEPS = [
  [60, '1 minute'],
  [900, '15 minutes'],
  [3600, '1 hour'],
  [86_400, '1 day'],
] as const;

function body(clock: Clock, problem: string | undefined) {
  const now = clock.now().toISOString();
  return html`<main>
<h1>Clock</h1>
<p class="lead">It is <strong>${formatInstant(now)}</strong> in the sandbox. ${clock.isMoved() ? 'The clock has been moved.' : 'The clock is right.'}</p>
${problem && html`<p class="error" role="alert">${problem}</p>`}
<form class="panel" method="post">
  <div class="check"><input id="forward" name="forward" type="checkbox" value="yes" checked>
    <label for="forward">Move the shop’s clock (commerce-api) as well</label></div>
  <div class="buttons">${ADVANCE_STEPS.map(
    ([seconds, name]) => html`<button name="advance" value="${seconds}">Forward ${name}</button>`,
  )}<button name="reset" value="true">Set right</button></div>
  <div><label for="instant">A date and time</label>
    <p class="hint" id="instant-hint">As London’s clocks show it</p>
    <input id="instant" name="instant" type="datetime-local" aria-describedby="instant-hint"></div>
  <div><button class="primary">Move there</button></div>
</form>
</main>`;
}

/** Parses London local time into an instant. */
function fromLondon(text: string): string {
  const guess = new Date(`${text}Z`);
  if (Number.isNaN(guess.getTime())) return text;
  const shown = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/London',
  });
  const ahead = Date.parse(`${shown.format(guess).replace(' ', 'T')}Z`) - guess.getTime();
  return new Date(guess.getTime() - ahead).toISOString();
}

function moveOfForm(form: unknown) {
  const { advance, reset, instant } = isObject(form) ? form : {};
  if (advance) return readMove({ advance: Number(advance) });
  if (reset) return readMove({ reset: true });
  return readMove({ instant: fromLondon(String(instant ?? '')) });
}

/** The clock's page. */
export function clockPage(app: FastifyInstance, clock: Clock, config: Config): void {
  const show = (reply: FastifyReply, problem?: Problem) =>
    sendPage(reply, { title: 'Clock', body: body(clock, problem?.detail) }, problem?.status);

  app.get('/clock', async (_request, reply) => show(reply));

  app.post('/clock', async (request, reply) => {
    try {
      const forward = isObject(request.body) && request.body.forward === 'yes';
      await moveClocks(clock, config, moveOfForm(request.body), forward);
    } catch (error) {
      if (error instanceof Problem) return show(reply, error);
      throw error;
    }
    return reply.redirect('/clock', 303);
  });
}
