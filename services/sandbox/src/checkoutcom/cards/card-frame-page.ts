import { html } from '../../pages/html';

interface Field {
  name: string;
  label: string;
  autocomplete: string;
  inputmode: 'numeric' | 'text';
  hint?: string;
  maxlength: number;
}

const field = ({ name, label, autocomplete, inputmode, hint, maxlength }: Field) => html`<div class="field">
  <label for="${name}">${label}</label>
  ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  <p class="error" id="${name}-error" hidden></p>
  <input id="${name}" name="${name}" type="text" inputmode="${inputmode}" autocomplete="${autocomplete}" maxlength="${maxlength}"
    spellcheck="false" autocapitalize="${name === 'name' ? 'words' : 'off'}" aria-describedby="${hint ? `${name}-hint ` : ''}${name}-error">
</div>`;

const securityCode = (hint: string) =>
  field({ name: 'cvv', label: 'Security code', autocomplete: 'cc-csc', inputmode: 'numeric', hint, maxlength: 4 });

/** A complete new card. No landmarks: the surrounding page has its own. */
export const cardFields = html`<form novalidate>
${field({ name: 'number', label: 'Card number', autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 23 })}
<p class="brand" id="brand" aria-live="polite"></p>
<div class="pair">
${field({ name: 'expiry', label: 'Expiry date', autocomplete: 'cc-exp', inputmode: 'numeric', hint: 'MM/YY', maxlength: 7 })}
${securityCode('3 or 4 digits')}
</div>
${field({ name: 'name', label: 'Name on card', autocomplete: 'cc-name', inputmode: 'text', maxlength: 100 })}
</form>`;

/** The security code of a saved card. */
export const securityCodeField = html`<form novalidate>${securityCode('The 3 or 4 digits on your saved card')}</form>`;
