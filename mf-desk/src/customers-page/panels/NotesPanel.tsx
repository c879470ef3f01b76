import { CUSTOMER_NOTE_MAX_LENGTH } from '@storefront/api/constants';
import type { Customer, CustomerNote } from '@storefront/api/entities/desk/customer';
import { dateLabel } from '@storefront/dates/plain';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { initials } from '../../frame/initials';
import { useSend } from '../../sending/use-send';
import styles from './panels.module.css';

export interface NotesPanelProps {
  readonly customer: Customer;
  readonly onChange: (notes: CustomerNote[]) => void;
}

/** What the staff wrote about the person, for each other. */
export function NotesPanel({ customer: { customer, notes }, onChange }: NotesPanelProps) {
  const { api } = usePageContext();
  const [text, setText] = useState('');
  const { send, isBusy, words } = useSend();
  const input = useRef<HTMLInputElement>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    send(
      () => api.call('POST /desk/customer-note-add', { body: { customer, text: text.trim() } }),
      (reply) => {
        setText('');
        onChange(reply.notes);
        return 'The note was added.';
      },
    );
  };
  const remove = ({ noteId }: CustomerNote) =>
    send(
      () => api.call('POST /desk/customer-note-delete', { body: { noteId } }),
      () => {
        onChange(notes.filter((note) => note.noteId !== noteId));
        // The button that was pressed is gone.
        input.current?.focus();
        return 'The note was deleted.';
      },
    );
  return (
    <section className={styles.panel} aria-label="Notes">
      <h2>
        Notes <span>Staff read them, and the person in the copy of their data</span>
      </h2>
      <ul className={styles.list}>
        {notes.map((note) => (
          <li key={note.noteId}>
            <span className={styles.author} aria-hidden="true">
              {initials(note.by)}
            </span>
            <div>
              <p>{note.text}</p>
              <p className={styles.muted}>
                {note.by}, {dateLabel(new Date(note.at))}
              </p>
            </div>
            {note.canDelete && (
              <Button kind="plain" busy={isBusy} onClick={() => remove(note)}>
                Delete
                <span className="sf-hidden"> the note “{note.text}”</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {words}
      <form className={styles.add} onSubmit={add}>
        <TextField
          ref={input}
          label="Add a note"
          hideLabel
          placeholder="Add a note"
          value={text}
          maxLength={CUSTOMER_NOTE_MAX_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" kind="quiet" busy={isBusy} aria-disabled={!text.trim() || undefined}>
          Add
        </Button>
      </form>
    </section>
  );
}
