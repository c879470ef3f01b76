import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/problem';
import { html } from '../pages/html';
import { sendPage } from '../pages/page';
import { formatInstant } from '../pages/when';
import type { Mail } from './mail.types';
import type { Mailbox } from './mailbox';

const listed = ({ id, to, from, subject, receivedOn }: Mail) => html`<li>
  <a href="/mailbox/${id}">${subject || 'No subject'}</a>
  <p>To ${to.join(', ')}</p>
  <p class="small">From ${from}, ${formatInstant(receivedOn)}</p>
</li>`;

const mailDetails = (mail: Mail) => html`<main>
<p><a href="/mailbox">All mail</a></p>
<h1>${mail.subject || 'No subject'}</h1>
<dl class="facts">
  <dt>To</dt><dd>${mail.to.join(', ')}</dd>
  <dt>From</dt><dd>${mail.from}</dd>
  <dt>Received</dt><dd>${formatInstant(mail.receivedOn)}</dd>
</dl>
${
  mail.html &&
  html`<h2>As the reader sees it</h2>
<iframe class="mail" title="The mail as the reader sees it" src="/mailbox/${mail.id}/html"
  sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
}
<h2>Plain text</h2>
<pre tabindex="0" role="region" aria-label="Plain text">${mail.text || 'There is none.'}</pre>
<h2>Headers</h2>
<dl class="facts">${mail.headers.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
</main>`;

/** The mailbox's pages. */
export function mailPages(app: FastifyInstance, mailbox: Mailbox): void {
  const find = (id: string): Mail => {
    const mail = mailbox.get(id);
    if (!mail) throw notFound(`mail ${id}`);
    return mail;
  };

  app.get('/mailbox', async (_request, reply) => {
    const mails = mailbox.list();
    return sendPage(reply, {
      title: 'Mailbox',
      body: html`<main><h1>Mailbox</h1>
<p class="lead">Every mail that the storefront sends ends here, the newest first. Nothing leaves this machine.</p>
${mails.length > 0 ? html`<ul class="list">${mails.map(listed)}</ul>` : html`<p>No mail has come yet.</p>`}</main>`,
    });
  });

  app.get<{ Params: { id: string } }>('/mailbox/:id', async ({ params }, reply) => {
    const mail = find(params.id);
    return sendPage(reply, { title: mail.subject || 'No subject', body: mailDetails(mail) });
  });

  // A mail may bring its own styles and pictures, but no scripts, no forms and no access to this site.
  app.get<{ Params: { id: string } }>('/mailbox/:id/html', async ({ params }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'",
      )
      .header('referrer-policy', 'no-referrer')
      .send(`<base target="_blank">${find(params.id).html}`),
  );
}
