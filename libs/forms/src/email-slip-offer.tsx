import { emailMeant } from '@storefront/messages/account';
import { fill } from '@storefront/messages/fill';
import { TextButton } from '@storefront/ui/text-link';
import { emailWithoutSlip } from './email-slip';
import styles from './email-slip-offer.module.css';

interface EmailSlipOfferProps {
  /** The typed address, once the shopper has left its field. */
  readonly email: string | undefined;
  readonly onAccept: (email: string) => void;
}

/** Offers the address that was probably meant. The typed one counts until the shopper accepts. */
export function EmailSlipOffer({ email, onAccept }: EmailSlipOfferProps) {
  const meant = email && emailWithoutSlip(email);
  const accept = (button: HTMLElement, address: string) => {
    onAccept(address);
    // The button, which has the focus, goes away.
    button.closest('form')?.querySelector<HTMLElement>('input[type=email]')?.focus();
  };
  return (
    <p role="status" className={styles.offer}>
      {meant && (
        <TextButton onClick={({ currentTarget }) => accept(currentTarget, meant)}>{fill(emailMeant, meant)}</TextButton>
      )}
    </p>
  );
}
