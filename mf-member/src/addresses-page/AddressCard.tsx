import type { Address } from '@storefront/api/entities/address';
import { Badge } from '@storefront/ui/badge';
import { TextButton } from '@storefront/ui/text-link';
import styles from './AddressesPage.module.css';
import { addressLines } from './address.model';

interface AddressCardProps {
  readonly address: Address;
  readonly pending: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onMakeDefault: () => void;
}

export function AddressCard({ address, pending, onEdit, onRemove, onMakeDefault }: AddressCardProps) {
  const [street, ...rest] = addressLines(address);
  return (
    <li className={styles.card} aria-busy={pending || undefined}>
      <div>
        <h2 className={styles.street}>
          {street} {address.isDefault && <Badge kind="good">Default</Badge>}
        </h2>
        {rest.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={styles.doings}>
        <TextButton aria-label={`Change ${street}`} onClick={onEdit}>
          Change
        </TextButton>
        {!address.isDefault && (
          <TextButton aria-label={`Make default: ${street}`} onClick={onMakeDefault}>
            Make default
          </TextButton>
        )}
        <TextButton aria-label={`Delete ${street}`} onClick={onRemove}>
          Delete
        </TextButton>
      </div>
    </li>
  );
}
