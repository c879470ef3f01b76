import { useStore } from '@nanostores/react';
import type { CardGatewayName } from '@storefront/api/card-gateways';
import { shared } from '@storefront/bus/bus';
import { currentTime } from '@storefront/bus/current-time';
import { CheckboxFormField } from '@storefront/forms/checkbox-form-field';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { usePlainForm } from '@storefront/forms/plain-form-state';
import { type SubmitErrors, useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { cardNotAccepted, googlePayFailed, notCharged, paymentFailed } from '@storefront/messages/payment';
import { selectedSlotExpired } from '@storefront/messages/slots';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { useCallback, useEffect, useRef, useState } from 'react';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import { BillingAddress } from './BillingAddress';
import { beginCardSession } from './card-forms/begin-card-session';
import { CardFields, type CardHandle } from './cards/CardFields';
import { SavedCardFields } from './cards/SavedCardFields';
import { newCheckoutAttempt } from './checkout-attempt';
import type { Placed, Unfinished } from './open-payment/find-open-payment';
import { PaymentWays } from './PaymentWays';
import { type PaymentMethod, type PaymentOutcome, pay } from './pay';
import type { PayableForm } from './payable';
import { paymentSchema } from './payment.schema';
import { cardGatewayNamed } from './payment-gateway';
import { isExpired, paymentOptions, savedCardOf, savedOption } from './payment-options';
import { cancelledText } from './refusals/card-text';
import { type PaymentRejection, placeName } from './refusals/rejections';
import { useSlotLost } from './use-slot-lost';
import { useWallets } from './wallets/use-wallets';
import { WalletButton } from './wallets/WalletButton';
import type { Wallet, WalletName } from './wallets/wallet.types';

interface PaymentFormProps {
  readonly data: PayableForm;
  /** Why the previous payment was refused. */
  readonly refusal: PaymentRejection | undefined;
  readonly onOpen: (payment: Unfinished) => void;
  readonly onPlaced: (placed: Placed) => void;
}

/** The way that is chosen at first: the card form by its URL or for cards saved on its page, else the newest saved card. */
function firstMethod({ isCardFormOpen, hasCardsOnPage, store, cards }: PayableForm, now: Date): string {
  if (!store.paymentMethods.includes('card')) return '';
  const saved = cards.find((card) => !isExpired(card, now));
  return isCardFormOpen || hasCardsOnPage ? 'card' : saved ? savedOption(saved) : '';
}

/** The card form's URL at a store that takes no cards. */
const cardFormRefusal = ({ isCardFormOpen, store }: PayableForm): PaymentRejection | undefined =>
  isCardFormOpen && !store.paymentMethods.includes('card') ? { kind: 'refused', message: cardNotAccepted } : undefined;

const walletFailedText = (wallet: WalletName) =>
  `${wallet === 'google_pay' ? googlePayFailed : paymentFailed}. ${notCharged}`;

/**
 * Saved cards, a new card, cash and the wallets of this device. Cash is confirmed with its amount; the button shows what
 * will be paid.
 */
export function PaymentForm({ data, refusal, onOpen, onPlaced }: PaymentFormProps) {
  const { api, business } = usePageContext();
  const { basket, store } = data;
  const [amount, setAmount] = useState(basket.totals.total);
  const [refused, setRefused] = useState(refusal ?? cardFormRefusal(data));
  const [leaving, setLeaving] = useState(false);
  const [isWalletOpen, setWalletOpen] = useState(false);
  const [isFolded, setFolded] = useState(!refused);
  // A link says itself until when its time is held.
  const isSlotLost = useSlotLost() && !data.draft;
  // One intent, one key: the server places one order whatever is clicked or retried.
  const intention = useRef(newCheckoutAttempt());
  const card = useRef<CardHandle>(null);
  const money = formatMoney(amount, { currency: business.currency });
  const delivery = basket.fulfilmentMethod === 'delivery';
  const found = useWallets(store);
  const { gateway: walletGateway, wallets, notice } = found;
  const [now] = useState(() => new Date(currentTime()));
  const [cards, setCards] = useState(data.cards);
  const options = paymentOptions({ ...data, cards }, found, now);
  const isMember = useStore(shared.session).strategy === 'member' && !data.draft;

  const beginCardForm = useCallback(() => beginCardSession(api, data.draft?.draftOrderId), [api, data.draft]);

  const before = usePlainForm(actionPath('checkout', 'place-order'));
  const cardBefore = usePlainForm(actionPath('checkout', 'pay-by-card'));
  const wasCash = before?.values.confirmed !== undefined || before?.refusal.errors.confirmed !== undefined;
  const form = useStorefrontForm({
    refusedBefore: cardBefore?.refusal.message ? cardBefore.refusal : before?.refusal,
    initialValues: {
      method: wasCash ? 'cash' : firstMethod(data, now),
      confirmed: before?.values.confirmed !== undefined,
      cvv: '',
      saveCard: false,
    },
    schema: paymentSchema,
    onSubmit: async ({ method, cvv, saveCard }) => {
      setRefused(undefined);
      const way = await preparePayment(method, cvv, saveCard);
      if ('message' in way) return way;
      return show(await pay(api, data, amount, intention.current, way), way);
    },
  });

  async function preparePayment(
    method: string,
    cvv: string,
    saveCard: boolean,
  ): Promise<PaymentMethod | { message: string }> {
    if (method === 'cash') return { gateway: 'cash' };
    const saved = savedCardOf(cards, method);
    const savedGateway = cardGatewayNamed(saved?.paymentGateway);
    if (saved && savedGateway) return { gateway: savedGateway, cardId: saved.cardId, cvv };
    const tokenised = (await card.current?.tokenise()) ?? { ok: false, message: '' };
    if (!tokenised.ok) return { message: tokenised.message };
    return { gateway: tokenised.gateway, token: tokenised.token, saveCard: isMember && saveCard };
  }

  async function payByWallet(wallet: Wallet, gateway: CardGatewayName) {
    setRefused(undefined);
    setWalletOpen(true);
    const charge = async (walletData: string) => {
      const way = { gateway, wallet: wallet.name, data: walletData } as const;
      const outcome = await pay(api, data, amount, intention.current, way);
      const problem = show(outcome, way);
      if (problem) setRefused({ kind: 'refused', message: problem.message ?? paymentFailed });
      return outcome.kind !== 'refused' && outcome.kind !== 'unknown';
    };
    const result = await wallet.open({ amount, currency: business.currency, charge }).catch(() => 'failed' as const);
    if (result === 'cancelled') setRefused({ kind: 'refused', message: cancelledText });
    if (result === 'failed') setRefused({ kind: 'refused', message: walletFailedText(wallet.name) });
    setWalletOpen(false);
  }

  function show(outcome: PaymentOutcome, { gateway }: PaymentMethod): SubmitErrors | undefined {
    if (outcome.kind === 'placed') {
      onPlaced({ ...outcome, gateway });
      return undefined;
    }
    if (outcome.kind === 'bank') {
      setLeaving(true);
      location.assign(outcome.url);
      return undefined;
    }
    if (outcome.kind === 'checking' || outcome.kind === 'hosted') {
      onOpen({ ...outcome, gateway });
      return undefined;
    }
    if (outcome.kind === 'unknown') {
      intention.current = outcome.intention;
      return { message: outcome.message };
    }
    // A refusal is a reply, so the next attempt is another intent.
    intention.current = newCheckoutAttempt();
    if (outcome.amount !== undefined) {
      setAmount(outcome.amount);
      void form.setFieldValue('confirmed', false);
    }
    if (outcome.field) return { errors: [{ path: outcome.field, message: outcome.message }] };
    setFolded(false);
    setRefused(outcome);
    return undefined;
  }

  const isBusy = form.submitProps.busy || leaving || isWalletOpen;
  const chosenCard = savedCardOf(cards, form.values.method);
  const showRemaining = (remaining: typeof cards) => {
    setCards(remaining);
    void form.setValues({ ...form.values, method: firstMethod({ ...data, cards: remaining }, now), cvv: '' });
  };
  const { ref: formElement } = form.formProps;
  useEffect(() => {
    // The removed card's button, which had the focus, is gone.
    if (cards !== data.cards) formElement.current?.querySelector<HTMLInputElement>('input[name="method"]')?.focus();
  }, [cards, data.cards, formElement]);
  const chosenWallet = wallets.find(({ name }) => name === form.values.method);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={[...form.formErrors, ...(refused ? [refused.message] : [])]} />
      {refused?.goTo && (
        <LinkButton kind="quiet" href={refused.goTo}>
          {placeName(refused.goTo)}
        </LinkButton>
      )}
      <PaymentWays
        value={form.values.method}
        error={form.touched.method ? form.errors.method : undefined}
        options={options}
        onChange={(method) => void form.setFieldValue('method', method)}
        isFolded={isFolded && chosenCard !== undefined}
        onUnfold={() => setFolded(false)}
      />
      {notice && (
        <Notice kind="warning" role="status">
          {notice}
        </Notice>
      )}
      {form.values.method === 'card' && (
        <>
          <CardFields
            handle={card}
            begin={beginCardForm}
            hasCardsOnPage={data.hasCardsOnPage ?? false}
            onSubmit={() => void form.formProps.onSubmit()}
          >
            {isMember && <CheckboxFormField form={form} name="saveCard" label="Save this card for next time" />}
          </CardFields>
          {!data.draft && <BillingAddress checkout={basket.checkout} />}
        </>
      )}
      {chosenCard && (
        <SavedCardFields field={liveFields(form)} card={chosenCard} isRemovable={!isFolded} onRemoved={showRemaining} />
      )}
      {form.values.method === 'cash' && (
        <>
          <p className={styles.amount} aria-live="polite">
            <span className="sf-muted">{delivery ? 'Have ready for the driver' : 'To pay at the counter'}</span>
            <b>{money}</b>
          </p>
          <CheckboxFormField form={form} name="confirmed" label={`I will pay ${money} in cash`} />
        </>
      )}
      {isSlotLost && !isBusy ? (
        <Notice
          kind="danger"
          role="alert"
          action={
            <LinkButton href={urlTo('stores-storeSlug-time-slots', { storeSlug: store.slug }, { from: 'checkout' })}>
              Choose a time
            </LinkButton>
          }
        >
          {selectedSlotExpired}
        </Notice>
      ) : chosenWallet && walletGateway ? (
        <WalletButton
          wallet={chosenWallet.name}
          busy={isBusy}
          onPress={() => void payByWallet(chosenWallet, walletGateway)}
        />
      ) : (
        <Button {...form.submitProps} busy={isBusy} wide big>
          {leaving
            ? 'Taking you to your bank'
            : form.values.method === 'card' || chosenCard
              ? `Pay ${money}`
              : `Place order · ${money}`}
        </Button>
      )}
    </form>
  );
}
