import type { FastifyReply } from 'fastify';
import { html } from '../pages/html';
import { sendPage } from '../pages/page';
import type { OpenidName } from './accounts';
import { type Person, peopleOf } from './people';

const companyNames: Readonly<Record<OpenidName, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};

const personButton = ({ id, firstname, lastname, email, note }: Person) => html`<li>
  <button class="primary" name="person" value="${id}">${firstname} ${lastname}</button>
  <p>${email ?? 'no email address'}: ${note}</p>
</li>`;

/** The page on which a developer chooses who logs in. @param shop where the form leads in the end */
export function peoplePage(reply: FastifyReply, name: OpenidName, action: string, shop: string): FastifyReply {
  const company = companyNames[name];
  return sendPage(reply, {
    title: `Log in with ${company}`,
    bare: true,
    formAction: [shop],
    body: html`<main>
<h1>Log in with ${company}</h1>
<p class="lead">This page simulates ${company}. The shop at ${shop} asks who you are. Choose a person of this demonstration.</p>
<form method="post" action="${action}">
  <ul class="people">${peopleOf(name).map(personButton)}</ul>
  <p class="actions">
    <button name="person" value="">Cancel</button>
    <button name="person" value="fails">Let it fail</button>
  </p>
</form>
<h2>Somebody else</h2>
<form method="post" action="${action}">
  <p><label for="email">An email address, which ${company} has checked</label>
  <input id="email" name="email" type="email" autocomplete="off" required></p>
  <p><button class="primary">Log in with it</button></p>
</form>
</main>`,
  });
}
