import styles from './WalletButton.module.css';
import type { WalletName } from './wallet.types';

const labels: Readonly<Record<WalletName, string>> = {
  apple_pay: 'Buy with Apple Pay',
  google_pay: 'Buy with Google Pay',
};

interface WalletButtonProps {
  readonly wallet: WalletName;
  /** It ignores presses, but keeps the focus. */
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** A wallet's own button: its sheet opens within the press. */
export function WalletButton({ wallet, busy, onPress }: WalletButtonProps) {
  return (
    <button
      type="button"
      className={styles.wallet}
      data-wallet={wallet}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={busy ? undefined : onPress}
    >
      {labels[wallet]}
    </button>
  );
}
