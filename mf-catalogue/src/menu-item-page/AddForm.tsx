import { QUANTITY_MAX } from '@storefront/api/constants';
import { busFor } from '@storefront/bus/bus';
import type { StoreState } from '@storefront/bus/state.types';
import { faultText } from '@storefront/forms/option-choice';
import { OptionField } from '@storefront/forms/option-field';
import { ageRestricted, itemAddFailed, itemNotOnDay } from '@storefront/messages/basket';
import { countInBasket, fewLeft, outOfStock, quantityRequired } from '@storefront/messages/catalogue';
import { estimateText } from '@storefront/messages/estimate-text';
import { fill } from '@storefront/messages/fill';
import { formatMoney } from '@storefront/money/format-money';
import { useHydrated } from '@storefront/remote-kit/use-hydrated';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import { Price } from '@storefront/ui/price';
import { showToast } from '@storefront/ui/show-toast';
import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { AgeCheckbox } from '../age/AgeCheckbox';
import { rememberAge } from '../age/confirmed-age';
import { useBasketQuantity } from '../item-card/use-basket-quantity';
import { Choices } from './Choices';
import { InBasket } from './InBasket';
import styles from './MenuItemPage.module.css';
import type { PageItem } from './menu-item-data';
import { useChoice } from './use-choice';
import { useFocusAfterSwap } from './use-focus-after-swap';

const bus = busFor('mf-catalogue');

interface AddFormProps {
  readonly item: PageItem;
  readonly store: StoreState;
  readonly currency: string;
  /** The values of a refused form, from the page's URL. */
  readonly query: Readonly<Record<string, string>>;
  /** In stock, but not available on the day of the shopper's slot. */
  readonly offDay: boolean;
}

/** Price, options, quantity and the add button: a plain form that the server handles before hydration. */
export function AddForm({ item, store, currency, query, offDay }: AddFormProps) {
  const { chosen, cost, faults, choose, write } = useChoice(item.options, query);
  const [quantity, setQuantity] = useState(/^\d{1,2}$/.test(query.quantity ?? '') ? query.quantity : '1');
  const [problem, setProblem] = useState<string>();
  // A refusal of the server is shown next to its cause.
  const [tried, setTried] = useState(query.problem === 'options_invalid');
  const isHydrated = useHydrated();
  const [pending, setPending] = useState(false);
  const problemId = useId();
  const count = Number(quantity);
  const inBasket = useBasketQuantity(item, store.id);
  const hasOptions = item.options.length > 0;
  // With options, the number in the basket may be of several choices.
  const isChanged = !hasOptions && inBasket.count > 0;
  const { bar, keepFocus } = useFocusAfterSwap(isChanged);
  const isAgeMissing = Boolean(item.minimumAge) && problem === fill(ageRestricted, item.minimumAge ?? '');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const countIsGood = Number.isInteger(count) && count >= 1 && count <= QUANTITY_MAX;
    const ageConfirmed = form.elements.namedItem('ageConfirmed');
    const ageMissing = ageConfirmed instanceof HTMLInputElement && !ageConfirmed.checked;
    // The error must be rendered before the focus moves to it.
    flushSync(() => {
      setTried(true);
      if (!countIsGood) setProblem(quantityRequired);
      else setProblem(ageMissing ? fill(ageRestricted, item.minimumAge ?? '') : undefined);
    });
    if (faults.length || !countIsGood || ageMissing) {
      form.querySelector<HTMLElement>('[aria-invalid="true"], input:invalid')?.focus();
      return;
    }
    if (pending) return;
    keepFocus();
    setPending(true);
    const reply = await bus.request('basket:add-item', {
      storeId: store.id,
      menuItem: { id: item.id, quantity: count, options: [...chosen], shownPrice: item.price + cost },
      name: item.name,
      ...(item.minimumAge ? { ageConfirmed: true } : {}),
    });
    setPending(false);
    if (reply.kind === 'added') {
      rememberAge(item.minimumAge ?? 0);
      showToast({ text: `${item.name} is in your basket` });
    } else if (reply.kind !== 'place-asked') setProblem(reply.kind === 'refused' ? reply.message : itemAddFailed);
  };

  return (
    <form
      className={styles.add}
      method="post"
      action={actionPath('basket', 'add-item')}
      data-command="basket:add-item"
      noValidate={isHydrated}
      onSubmit={submit}
      onPointerDown={() => bus.prepare('basket:add-item')}
      onFocus={() => bus.prepare('basket:add-item')}
    >
      <input type="hidden" name="storeId" value={store.id} />
      <input type="hidden" name="menuItemId" value={item.id} />
      {/* Without scripts the price does not follow the options, so it is labelled as a starting price. */}
      {!hasOptions && <input type="hidden" name="shownPrice" value={item.price} />}
      <div className={styles.priceRow} aria-live="polite">
        <Price amount={item.price + cost} was={item.wasPrice ? item.wasPrice + cost : null} large currency={currency} />
        {item.unitPrice && <span className="sf-unit-price">{item.unitPrice}</span>}
        {item.typicalGrams ? (
          <span className="sf-unit-price">
            {estimateText(item.typicalGrams, formatMoney(item.price, { currency }))}
          </span>
        ) : null}
        {item.fewLeft ? <span className="sf-few-left">{fill(fewLeft, item.fewLeft)}</span> : null}
      </div>
      <Choices item={item} store={store} currency={currency} />
      {item.options.map((option) => {
        const fault = tried ? faults.find(({ optionId }) => optionId === option.id) : undefined;
        return (
          <OptionField
            key={option.id}
            options={item.options}
            option={option}
            chosen={chosen}
            isHydrated={isHydrated}
            currency={currency}
            problem={fault && faultText(item.options, fault)}
            isTextFault={fault?.code.startsWith('text')}
            onChoose={(valueId, on) => choose(option, valueId, on)}
            onText={write}
          />
        );
      })}
      {item.minimumAge ? (
        <AgeCheckbox
          // It stays where it is, so that nothing moves once the basket is known.
          key={String(isChanged)}
          age={item.minimumAge}
          isConfirmed={isChanged}
          error={isAgeMissing ? problem : undefined}
        />
      ) : null}
      {item.outOfStock ? (
        <Notice kind="warning">
          {offDay ? (
            <>
              {itemNotOnDay}{' '}
              <a href={urlTo('stores-storeSlug-time-slots', { storeSlug: store.slug })}>See other times</a>
            </>
          ) : (
            <>
              {outOfStock}. <a href="#alternatives">See similar items</a>
            </>
          )}
        </Notice>
      ) : (
        <div className={styles.buy} data-action-bar ref={bar}>
          {isChanged ? (
            <InBasket
              name={item.name}
              count={inBasket.count}
              total={formatMoney(item.price * inBasket.count, { currency })}
              onStep={(next) => {
                keepFocus();
                void inBasket.setQuantity(next);
              }}
            />
          ) : (
            <>
              <label className={styles.quantity}>
                <span>Quantity</span>
                <input
                  name="quantity"
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={99}
                  required
                  value={quantity}
                  aria-invalid={problem === quantityRequired ? true : undefined}
                  aria-describedby={problem ? problemId : undefined}
                  onChange={(event) => setQuantity(event.currentTarget.value)}
                />
              </label>
              <Button type="submit" big wide busy={pending}>
                {inBasket.count > 0 ? 'Add another' : 'Add to basket'}
                {count > 0 && <> · {formatMoney((item.price + cost) * count, { currency })}</>}
                {inBasket.count > 0 && <small className={styles.inBasket}>{fill(countInBasket, inBasket.count)}</small>}
              </Button>
            </>
          )}
        </div>
      )}
      <p className={styles.problem} id={problemId} role="alert">
        {isAgeMissing ? undefined : problem}
      </p>
    </form>
  );
}
