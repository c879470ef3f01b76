/** A card of the simulated wallet: a published test card. */
interface WalletCard {
  readonly label: string;
  /** The network's name, as each wallet writes it in lower case. */
  readonly network: string;
  readonly number: string;
}

const cards: readonly WalletCard[] = [
  { label: 'Visa ending 4242', network: 'visa', number: '4242424242424242' },
  { label: 'Mastercard ending 6417', network: 'mastercard', number: '5588686116426417' },
  { label: 'Visa ending 3670, declined', network: 'visa', number: '4544249167673670' },
  { label: 'American Express ending 4564', network: 'amex', number: '345678901234564' },
];

const STYLE = `
  dialog { width: min(340px, calc(100vw - 32px)); box-sizing: border-box; padding: 20px; border: 1px solid #555;
    border-radius: 14px; background: #fff; color: #111; font: 16px/1.4 system-ui, sans-serif; }
  dialog::backdrop { background: rgb(0 0 0 / 50%); }
  h2 { margin: 0 0 4px; font-size: 18px; }
  p { margin: 0 0 16px; }
  label { display: grid; gap: 4px; margin-bottom: 16px; }
  select, button { min-height: 44px; font: inherit; border-radius: 8px; border: 1px solid #555; background: #fff; color: #111; }
  form { display: grid; gap: 8px; }
  button[value='pay'] { background: #111; color: #fff; }
`;

/** What a sheet asks the shopper to pay. */
export interface SheetRequest {
  readonly wallet: string;
  /** As the wallet's request states it, such as '27.75 GBP'. */
  readonly total: string;
  readonly networks: readonly string[];
}

export interface PaymentSheet {
  /** The chosen card; undefined when the shopper closed the sheet. */
  readonly choice: Promise<WalletCard | undefined>;
  /** The merchant is approved, so that the shopper may pay. */
  enable(): void;
  close(): void;
}

/** Opens the simulated wallet's sheet above the page, in a shadow tree that the page's styles do not reach. */
export function openSheet({ wallet, total, networks }: SheetRequest): PaymentSheet {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  // A constructed sheet, because the shop's policy allows no inline styles.
  const style = new CSSStyleSheet();
  style.replaceSync(STYLE);
  root.adoptedStyleSheets = [style];
  const offered = cards.filter(({ network }) => networks.some((name) => name.toLowerCase() === network));
  root.innerHTML = `<dialog aria-labelledby="title"><h2 id="title"></h2><p></p><form method="dialog">
    <label>Card<select></select></label>
    <button value="pay" disabled>Pay</button><button value="cancel">Cancel</button></form></dialog>`;
  const part = <E extends Element>(selector: string) => root.querySelector(selector) as E;
  const dialog = part<HTMLDialogElement>('dialog');
  part('h2').textContent = `Simulated ${wallet}`;
  part('p').textContent = total;
  const select = part<HTMLSelectElement>('select');
  for (const { label } of offered) select.append(new Option(label));
  document.body.append(host);
  dialog.showModal();
  const choice = new Promise<WalletCard | undefined>((resolve) => {
    dialog.addEventListener('close', () => {
      resolve(dialog.returnValue === 'pay' ? offered[select.selectedIndex] : undefined);
      host.remove();
    });
  });
  return {
    choice,
    enable: () => {
      part<HTMLButtonElement>('button[value=pay]').disabled = false;
    },
    close: () => dialog.close(),
  };
}

/**
 * How this browser's simulated wallet behaves: 'none' cannot pay, 'broken' throws. Tests and people set it in
 * localStorage.
 */
export function walletSetting(wallet: 'apple-pay' | 'google-pay'): string | null {
  return localStorage.getItem(`sandbox:${wallet}`);
}
