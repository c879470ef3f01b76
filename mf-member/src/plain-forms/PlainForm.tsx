import { type PlainFormProps, PlainForm as SharedForm } from '@storefront/forms/plain-form';
import styles from '../forms/Form.module.css';

/** A form of the account without scripts, with the space between its fields. */
export const PlainForm = (props: Omit<PlainFormProps, 'className'>) => (
  <SharedForm {...props} className={styles.form} />
);
