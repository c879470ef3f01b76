import { TextField } from '@storefront/ui/text-field';
import { useState } from 'react';
import styles from './panels/panels.module.css';
import { VisitForm } from './panels/VisitForm';

const EMPTY = { firstName: '', lastName: '', email: '', phoneNumber: '' };
const FIELDS = [
  { name: 'firstName', label: 'First name', type: 'text' },
  { name: 'lastName', label: 'Last name', type: 'text' },
  { name: 'email', label: 'E-mail', type: 'email' },
  { name: 'phoneNumber', label: 'Phone', type: 'tel' },
] as const;

/** Opens the shop to order for somebody who calls and has neither an account nor an order. */
export function NewcomerPanel() {
  const [typed, setTyped] = useState(EMPTY);
  const isComplete = Object.values(typed).every((value) => value.trim() !== '');
  return (
    <section className={styles.panel} aria-label="Somebody new">
      <VisitForm label="Order for somebody new" whom={isComplete ? { newcomer: typed } : undefined}>
        {FIELDS.map(({ name, label, type }, position) => (
          <TextField
            key={name}
            autoFocus={position === 0}
            label={label}
            type={type}
            autoComplete="off"
            required
            value={typed[name]}
            onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
          />
        ))}
      </VisitForm>
    </section>
  );
}
