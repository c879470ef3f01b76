import { guestDataQuestion } from '@storefront/messages/account';
import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { LinkButton } from '@storefront/ui/link-button';
import styles from '../forms/Form.module.css';
import { PlainForm } from '../plain-forms/PlainForm';
import { OpenOrders } from './OpenOrders';

interface DeleteDataProps {
  readonly openOrders: readonly (string | null)[];
  readonly returned: ReturnedForm | undefined;
}

/** The question before the deletion: what goes, and what stays. */
export function DeleteData({ openOrders, returned }: DeleteDataProps) {
  return (
    <>
      <h2 className="sf-h3">Delete my data</h2>
      <p>{guestDataQuestion}</p>
      <OpenOrders numbers={openOrders} />
      <PlainForm action={actionPath('member', 'your-data')} returned={returned} carried={{ does: 'delete' }}>
        <div className={styles.actions}>
          <Button type="submit" kind="danger">
            Delete it now
          </Button>
          <LinkButton kind="quiet" href={urlTo('your-data')}>
            Keep it
          </LinkButton>
        </div>
      </PlainForm>
    </>
  );
}
