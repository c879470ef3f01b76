import type { ApiClient } from '@storefront/api/client';
import { CONTACT_ANSWER_MAX_LENGTH } from '@storefront/api/constants';
import type { ContactRequestView } from '@storefront/api/entities/contact-request';
import { dateLabel, timeLabel } from '@storefront/dates/plain';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { Button } from '@storefront/ui/button';
import { ErrorState } from '@storefront/ui/error-state';
import { LinkButton } from '@storefront/ui/link-button';
import { Skeleton } from '@storefront/ui/skeleton';
import { TextField } from '@storefront/ui/text-field';
import { type FormEvent, useCallback, useState } from 'react';
import { orderPath } from '../../navigation/desk-paths';
import { useSend } from '../../sending/use-send';
import styles from '../panels/panels.module.css';
import { FileButton } from './FileButton';
import { OpenedMessage } from './OpenedMessage';

type Read = { readonly kind: 'read'; readonly contact: ContactRequestView } | { readonly kind: 'missing' };

async function read(api: ApiClient, reference: string, signal: AbortSignal): Promise<Read> {
  const reply = await api.call('POST /admin/contacts', { body: { reference }, signal });
  const contact = reply.ok ? reply.data.contacts[0] : undefined;
  return contact ? { kind: 'read', contact } : { kind: 'missing' };
}

export interface ContactPanelProps {
  readonly reference: string;
  readonly person: string | undefined;
}

/** A shopper's message, answered by mail or phone and then marked with what was said. */
export function ContactPanel({ reference, person }: ContactPanelProps) {
  const { api } = usePageContext();
  const reader = useCallback((signal: AbortSignal) => read(api, reference, signal), [api, reference]);
  const [reading, reload] = useRead<Read>(reader);
  if (reading.kind === 'loading') return <Skeleton height={120} />;
  if (reading.kind === 'missing') return <ErrorState title="This message does not exist any more." />;
  if (reading.kind === 'failed') return <ErrorState title="The message could not be read." onRetry={reload} />;
  return <Contact contact={reading.contact} person={person} />;
}

function Contact({ contact, person }: { contact: ContactRequestView; person: string | undefined }) {
  const { reference, subject, message, firstName, lastName, emailAddress, orderNumber, receivedAt, files } = contact;
  const about = (
    <>
      {firstName} {lastName}, {dateLabel(new Date(receivedAt))}, {timeLabel(new Date(receivedAt))}
      {orderNumber && (
        <>
          , order <a href={orderPath(orderNumber)}>{orderNumber}</a>
        </>
      )}
    </>
  );
  const reply = new URLSearchParams({ subject: `${subject} (${reference})` }).toString().replace(/\+/g, '%20');
  return (
    <OpenedMessage title={subject} about={about} person={person}>
      <p className={styles.text}>{message}</p>
      {files.length > 0 && (
        <p className={styles.reach}>
          {files.map((file) => (
            <FileButton key={file.position} reference={reference} file={file} />
          ))}
        </p>
      )}
      <p className={styles.reach}>
        <LinkButton kind="quiet" href={`mailto:${emailAddress}?${reply}`}>
          Reply by e-mail
        </LinkButton>
      </p>
      <AnswerForm contact={contact} />
    </OpenedMessage>
  );
}

function AnswerForm({ contact }: { contact: ContactRequestView }) {
  const { api } = usePageContext();
  const [answeredAt, setAnsweredAt] = useState(contact.answeredAt);
  const [answer, setAnswer] = useState('');
  const { send, isBusy, words } = useSend();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { reference: contact.reference, ...(answer.trim() && { answer: answer.trim() }) };
    send(
      () => api.call('POST /admin/contact-answered', { body }),
      (reply) => {
        setAnsweredAt(reply.answeredAt);
        return 'Marked as answered.';
      },
    );
  };
  if (answeredAt)
    return (
      <>
        {words}
        <p>
          Answered {dateLabel(new Date(answeredAt))}
          {contact.answer && `: ${contact.answer}`}
        </p>
      </>
    );
  return (
    <form className={styles.add} onSubmit={submit}>
      {words}
      <TextField
        label="What you answered, in short"
        optional
        value={answer}
        maxLength={CONTACT_ANSWER_MAX_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Button type="submit" busy={isBusy}>
        Mark as answered
      </Button>
    </form>
  );
}
