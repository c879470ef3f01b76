import { filesTooLarge, formUnreadable, messageReceived } from '@storefront/messages/contact';
import { fileRefused, systemError, tooManyRequests, validationError } from '@storefront/messages/system';
import { type CodeTexts, textForCode } from '@storefront/messages/text-for-code';
import { urlTo } from '@storefront/routes/url-to';
import { AlertIcon } from '@storefront/ui/icons/alert';
import { CheckIcon } from '@storefront/ui/icons/check';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { PageFrame } from '@storefront/ui/page-frame';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactFormProps } from './ContactForm';
import styles from './ContactPage.module.css';
import type { ContactData } from './contact-data';
import { CONTACT_FIELDS, type ContactValues, valuesOf } from './contact-fields';
import { PlainContactForm } from './PlainContactForm';

const PROBLEMS: CodeTexts = {
  validation_failed: validationError,
  invalid_phone_number: validationError,
  rate_limited: tooManyRequests,
  file_refused: fileRefused,
  body_too_large: filesTooLarge,
  media_type_unsupported: formUnreadable,
  request_malformed: formUnreadable,
};

/**
 * A message to the shop. The server-rendered form works; once its code has loaded, the enhanced form takes over what
 * was typed.
 */
export function ContactPage({ data, query }: { data: ContactData; query: Readonly<Record<string, string>> }) {
  if (query.sent) return <Thanks reference={query.sent} />;
  return (
    <PageFrame width="single">
      <h1 tabIndex={-1}>Write to us</h1>
      <p className="sf-muted">
        {data.phone
          ? `We answer within one working day. If it cannot wait, ring ${data.phone}.`
          : 'We answer within one working day.'}
      </p>
      <ContactFormSection data={data} query={query} />
    </PageFrame>
  );
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface EnhancedForm {
  readonly Form: ComponentType<ContactFormProps>;
  readonly values: ContactValues;
  readonly files: readonly File[];
  /** The focused field. */
  readonly focused?: TextField;
}

function ContactFormSection({ data, query }: { data: ContactData; query: Readonly<Record<string, string>> }) {
  const place = useRef<HTMLDivElement>(null);
  const [enhanced, setEnhanced] = useState<EnhancedForm>();
  const wrong = (query.wrong ?? '').split(',').filter(Boolean);
  const problem = query.problem && textForCode(PROBLEMS, query.problem, systemError);

  useEffect(() => {
    let current = true;
    import(/* webpackChunkName: "ContactForm" */ './ContactForm').then(
      ({ ContactForm }) => {
        const form = place.current?.querySelector('form');
        if (!current || !form) return;
        const typed = new FormData(form);
        // At once: text typed between reading the fields and rendering them again would be lost.
        flushSync(() =>
          setEnhanced({
            focused: form.contains(document.activeElement) ? (document.activeElement as TextField) : undefined,
            Form: ContactForm,
            values: valuesOf(Object.fromEntries(CONTACT_FIELDS.map((name) => [name, String(typed.get(name) ?? '')]))),
            files: typed.getAll('files').filter((file): file is File => file instanceof File && file.size > 0),
          }),
        );
      },
      // The plain form keeps working.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);

  useLayoutEffect(() => {
    if (!enhanced?.focused?.name) return;
    const field = place.current?.querySelector<TextField>(`[name="${enhanced.focused.name}"]`);
    field?.focus();
    // Select, file and e-mail fields have no caret that a script can set.
    const { selectionStart, selectionEnd } = enhanced.focused;
    if (typeof selectionStart === 'number') field?.setSelectionRange(selectionStart, selectionEnd);
  }, [enhanced]);

  return (
    <div ref={place} className={styles.writing}>
      {problem && !enhanced && (
        <Notice kind="danger" role="alert" icon={<AlertIcon />}>
          {problem}
        </Notice>
      )}
      {enhanced ? (
        <enhanced.Form data={data} values={enhanced.values} files={enhanced.files} wrong={wrong} problem={problem} />
      ) : (
        <PlainContactForm data={data} values={valuesOf(query)} wrong={wrong} />
      )}
    </div>
  );
}

/** The confirmation, under its own URL. */
function Thanks({ reference }: { reference: string }) {
  return (
    <PageFrame width="single">
      <div className={styles.thanks}>
        <div className={styles.done}>
          <CheckIcon />
        </div>
        <h1 tabIndex={-1}>{messageReceived}</h1>
        {/^[\w-]{3,40}$/.test(reference) && (
          <p>
            Your reference number is <strong>{reference}</strong>.
          </p>
        )}
        <ol>
          <li>We have sent a copy to your email address.</li>
          <li>We will read it, and any files, within one working day.</li>
          <li>We will reply to that address. If it is about an order, we may call you.</li>
        </ol>
        <div className={styles.ways}>
          <LinkButton href={urlTo('index')}>Back to the shop</LinkButton>
          <LinkButton href={urlTo('faq')} kind="quiet">
            Questions and answers
          </LinkButton>
        </div>
      </div>
    </PageFrame>
  );
}
