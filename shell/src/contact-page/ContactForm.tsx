import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { fileRefusedBecause } from '@storefront/messages/contact';
import { fill } from '@storefront/messages/fill';
import { connectionLost, systemError, tooManyRequests, validationError } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { ProgressBar } from '@storefront/ui/progress-bar';
import { SelectField } from '@storefront/ui/select-field';
import { TextAreaField } from '@storefront/ui/text-area-field';
import { TextField } from '@storefront/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import styles from './ContactPage.module.css';
import { contactSchema } from './contact.schema';
import type { ContactData } from './contact-data';
import { type ContactField, type ContactValues, FIELD_ERRORS } from './contact-fields';
import { type ContactFile, validateFiles } from './contact-files';
import { FilePicker } from './FilePicker';
import { FIELD_LABELS } from './field-labels';
import { options } from './PlainContactForm';
import { type SendOutcome, sendContact } from './send-contact';

export interface ContactFormProps {
  readonly data: ContactData;
  /** Values typed before this form loaded. */
  readonly values: ContactValues;
  readonly files: readonly File[];
  /** The errors of a form that was sent without scripts. */
  readonly wrong: readonly string[];
  readonly problem?: string;
}

/** The form with validation, a member's details prefilled, and upload progress. */
export function ContactForm({ data, values, files: before, wrong, problem }: ContactFormProps) {
  const { api, navigate } = usePageContext();
  const session = useStore(shared.session);
  const [files, setFiles] = useState(() => validateFiles(before.map((file, key) => ({ key, file }))));
  const [sent, setSent] = useState<number>();
  const [refusedFiles, setRefusedFiles] = useState<ReadonlyMap<number, string>>(new Map());
  const key = useRef<{ of: string; key: string }>(undefined);
  const refused = files.map((file) => ({ ...file, refusal: file.refusal ?? refusedFiles.get(file.key) }));

  const form = useStorefrontForm<ContactValues>({
    initialValues: values,
    schema: contactSchema,
    onSubmit: async (written) => {
      if (refused.some(({ refusal }) => refusal)) {
        return focusFiles();
      }
      const of = JSON.stringify([written, files.map(({ key: one }) => one)]);
      // A new message is a new intent.
      if (key.current?.of !== of) key.current = { of, key: crypto.randomUUID() };
      setSent(0);
      const sending = files.map(({ file }) => file);
      const outcome = await sendContact(api, written, sending, key.current.key, setSent);
      setSent(undefined);
      if (outcome.kind === 'sent') return navigate(urlTo('contact', {}, { sent: outcome.reference })) as undefined;
      if (outcome.kind === 'unanswered') return { message: connectionLost };
      const named = fileRefusals(files, outcome);
      setRefusedFiles(named);
      // Each field shows its own error.
      if (named.size) return focusFiles();
      return refusalOf(outcome);
    },
  });

  const { setFieldError, setFieldTouched, setValues } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once, when the form hydrates
  useEffect(() => {
    for (const name of wrong) {
      if (!(name in FIELD_ERRORS) || name === 'files') continue;
      setFieldTouched(name, true, false);
      setFieldError(name, FIELD_ERRORS[name as ContactField]);
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: prefill once, without overwriting typed text
  useEffect(() => {
    if (session.strategy !== 'member') return;
    void api.call('GET /member/profile').then(
      (reply) => {
        if (!reply.ok) return;
        const { firstname, lastname, emailAddress, mobileContactNumberDisplay } = reply.data;
        setValues((now) => ({
          ...now,
          firstName: now.firstName || firstname,
          lastName: now.lastName || lastname,
          emailAddress: now.emailAddress || emailAddress,
          phoneNumber: now.phoneNumber || (mobileContactNumberDisplay ?? ''),
        }));
      },
      () => undefined,
    );
  }, [session.strategy]);

  const { formErrors } = form;
  const errorsElement = useRef<HTMLDivElement>(null);
  // The button is far below the form's summary.
  useEffect(() => {
    if (formErrors.length) errorsElement.current?.scrollIntoView({ block: 'center' });
  }, [formErrors]);

  const live = liveFields(form);
  const field = (name: ContactField) => ({ ...FIELD_LABELS[name], ...live(name) });
  const percent = Math.round((sent ?? 0) * 100);
  return (
    <form {...form.formProps} className={styles.form}>
      <div ref={errorsElement} className={styles.said}>
        <FormErrors errors={formErrors.length || !problem || form.submitCount ? formErrors : [problem]} />
      </div>
      <div className={styles.pair}>
        <TextField {...field('firstName')} />
        <TextField {...field('lastName')} />
      </div>
      <div className={styles.pair}>
        <TextField {...field('emailAddress')} autoCapitalize="none" spellCheck={false} />
        <TextField {...field('phoneNumber')} />
      </div>
      <div className={styles.pair}>
        <SelectField {...field('subject')} options={options(data.subjects)} placeholder="Choose one" />
        <TextField {...field('orderNumber')} />
      </div>
      <TextAreaField {...field('message')} rows={7} />
      <FilePicker
        files={refused}
        onChange={(next) => {
          setRefusedFiles(new Map());
          setFiles(validateFiles(next));
        }}
        busy={sent !== undefined}
      />
      {sent !== undefined && files.length > 0 && (
        <ProgressBar label="Sending" value={percent} maximum={100} valueText={`${percent}%`} end={`${percent}%`}>
          Sending your message and {files.length === 1 ? 'a file' : `${files.length} files`}
        </ProgressBar>
      )}
      <Button {...form.submitProps} big>
        Send message
      </Button>
    </form>
  );
}

/** After the paint that enables the picker again. */
const focusFiles = (): undefined => {
  requestAnimationFrame(() => document.getElementById('contact-files')?.focus());
};

type Refused = Extract<SendOutcome, { kind: 'refused' }>;

/** The files named by the back end: 'files/1', or all of them when it named none. */
function fileRefusals(files: readonly ContactFile[], { problem }: Refused): ReadonlyMap<number, string> {
  const refusals = new Map<number, string>();
  for (const { path, message } of problem.errors ?? []) {
    const at = /^\/?files[/.[]?(\d+)?/.exec(path);
    if (!at) continue;
    for (const [index, { key }] of files.entries())
      if (at[1] === undefined || Number(at[1]) === index) refusals.set(key, fill(fileRefusedBecause, message));
  }
  return refusals;
}

function refusalOf({ problem }: Refused) {
  const { status } = problem;
  if (status === 429) return { message: tooManyRequests };
  const errors = (problem.errors ?? []).filter(({ path }) => !/^\/?files/.test(path));
  const named = errors.flatMap(({ path }) => {
    const name = path.replace(/^\/?(body\/)?/, '');
    return name in FIELD_ERRORS ? [{ path: name, message: FIELD_ERRORS[name as ContactField] }] : [];
  });
  if (problem.code === 'invalid_phone_number')
    return { errors: [{ path: 'phoneNumber', message: FIELD_ERRORS.phoneNumber }] };
  if (named.length) return { errors: named };
  if (problem.code === 'file_refused') return { message: problem.detail || validationError };
  return { message: status < 500 ? validationError : systemError };
}
