import { busFor } from '@storefront/bus/bus';
import { itemAddFailed } from '@storefront/messages/basket';
import { nothingChosen } from '@storefront/messages/catalogue';
import { countText } from '@storefront/messages/count-text';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { Checkbox } from '@storefront/ui/checkbox';
import { CheckIcon } from '@storefront/ui/icons/check';
import { Notice } from '@storefront/ui/notice';
import { showToast } from '@storefront/ui/show-toast';
import { type FormEvent, useState } from 'react';
import { AgeCheckbox } from '../age/AgeCheckbox';
import { rememberAge } from '../age/confirmed-age';
import styles from './BundleForm.module.css';
import { BundleSection } from './BundleSection';
import type { DealData } from './deal-data';
import { useBundle } from './use-bundle';

const bus = busFor('mf-catalogue');

/**
 * A bundle deal, filled section by section and added at once: a plain form that the server handles before hydration.
 */
export function BundleForm({ data, query }: { data: DealData; query: Readonly<Record<string, string>> }) {
  const { business } = usePageContext();
  const { deal, sections, store } = data;
  const bundle = useBundle(sections, query);
  const money = (amount: number) => formatMoney(amount, { currency: business.currency });
  const age = Math.max(0, ...sections.flatMap(({ items }) => items.map(({ minimumAge }) => minimumAge ?? 0)));
  const needed = sections.reduce((sum, { quantity }) => sum + quantity, 0);
  const added = /^\d{1,3}$/.test(query.added ?? '') && Number(query.added);
  const isWhole = bundle.missing === 0;
  const saving = isWhole && deal.price !== null ? bundle.priceWithoutDeal - deal.price : 0;
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    if (bundle.items.length === 0) return setProblem(nothingChosen);
    setPending(true);
    setProblem(undefined);
    const reply = await bus.request('basket:add-items', {
      storeId: store.id,
      menuItems: bundle.items,
      name: deal.name,
      ...(age > 0 ? { ageConfirmed: true } : {}),
    });
    setPending(false);
    if (reply.kind === 'added') {
      rememberAge(age);
      showToast({ text: `${deal.name} is in your basket` });
    } else if (reply.kind !== 'place-asked') setProblem(reply.kind === 'refused' ? reply.message : itemAddFailed);
  };
  return (
    <form
      className={styles.bundle}
      method="post"
      action={actionPath('basket', 'add-items')}
      data-command="basket:add-items"
      onSubmit={submit}
      onPointerDown={() => bus.prepare('basket:add-items')}
      onFocus={() => bus.prepare('basket:add-items')}
    >
      <input type="hidden" name="storeId" value={store.id} />
      {added ? (
        <Notice kind="success" role="status" icon={<CheckIcon />}>
          {deal.name} is in your basket: {countText(added, 'item')}.
        </Notice>
      ) : null}
      {sections.map((section, at) => (
        <BundleSection key={section.id} section={section} step={at + 1} of={sections.length} bundle={bundle} />
      ))}
      <div className={styles.sum} data-action-bar>
        {saving > 0 && <p className={styles.saving}>You save {money(saving)}</p>}
        {isWhole && deal.price !== null && saving <= 0 && (
          <p className="sf-muted">These cost the same or less without the deal, so you pay the lower price.</p>
        )}
        {age > 0 && <AgeCheckbox age={age} />}
        {query.problem === 'different_store' && (
          <Checkbox name="overwriteBasket" value="true" required label="Replace my basket from the other store" />
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={styles.state}>
          <p className={styles.progress} role="status">
            {isWhole ? 'All chosen' : `${needed - bundle.missing} of ${needed} chosen`}
          </p>
          <p className={styles.prices}>
            {bundle.priceWithoutDeal > 0 && (
              <span className="sf-muted">
                Apart {saving > 0 ? <s>{money(bundle.priceWithoutDeal)}</s> : money(bundle.priceWithoutDeal)}
              </span>
            )}
            {deal.price !== null && (!isWhole || saving > 0) && (
              <strong className={styles.together}>
                <span className="sf-hidden">Together </span>
                {money(deal.price)}
              </strong>
            )}
          </p>
        </div>
        <Button type="submit" big wide busy={pending}>
          Add all to basket
        </Button>
      </div>
    </form>
  );
}
