import type { SavedItem } from '@storefront/api/entities/basket';
import {
  ageRestricted,
  itemLimitReached,
  itemRemoveFailed,
  itemSaveFailed,
  savedItemMoveFailed,
} from '@storefront/messages/basket';
import { fill } from '@storefront/messages/fill';
import { optionValueText } from '@storefront/messages/option-text';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Picture } from '@storefront/ui/picture';
import { showToast } from '@storefront/ui/show-toast';
import { TextButton } from '@storefront/ui/text-link';
import { applyBasket, fullBasket } from '../basket/basket.state';
import { chosenValues } from '../basket/chosen-values';
import { itemPath } from '../basket/item-path';
import { rejectionTexts } from '../basket/rejection-texts';
import { useBasketChange } from '../basket/use-basket-change';
import { absenceText } from '../basket-line/absence-text';
import lineStyles from '../basket-line/BasketLine.module.css';
import styles from './SavedItems.module.css';

interface SavedItemRowProps {
  readonly saved: SavedItem;
  readonly storeSlug: string | null;
}

/** A saved item: back into the basket, or away; both can be undone. */
export function SavedItemRow({ saved, storeSlug }: SavedItemRowProps) {
  const { api, business } = usePageContext();
  const { menuItem, options, quantity, savedItemId } = saved;
  const texts = { ...rejectionTexts, age_restricted: fill(ageRestricted, menuItem.minimumAge ?? '') };
  const { busy, problem, setProblem, change } = useBasketChange(texts, savedItemMoveFailed);
  const path = itemPath(storeSlug, menuItem);

  const move = async (ageConfirmed?: true) => {
    const moved = await change((client, basketToken) =>
      client.call('POST /basket/move-saved-item', {
        body: { basketToken, savedItemId, ...(ageConfirmed && { ageConfirmed }) },
      }),
    );
    const isLeft = moved?.basket.savedItems?.some((item) => item.savedItemId === savedItemId);
    if (isLeft) setProblem(itemLimitReached);
  };
  const putBack = async () => {
    const basketToken = fullBasket.get()?.basketToken ?? '';
    const { substitute, instructions, ageConfirmed } = saved;
    const item = { id: menuItem.id, quantity, options: chosenValues(options), substitute, instructions };
    const reply = await api
      .call('POST /basket/save-item', {
        body: { basketToken, menuItem: item, ...(ageConfirmed && { ageConfirmed }) },
      })
      .catch(() => undefined);
    if (reply?.ok) applyBasket(reply.data.basket);
    else showToast({ text: itemSaveFailed });
  };
  const remove = async () => {
    const isRemoved = await change(
      (client, basketToken) => client.call('POST /basket/remove-saved-item', { body: { basketToken, savedItemId } }),
      itemRemoveFailed,
    );
    if (!isRemoved) return;
    showToast({ text: `${menuItem.name} removed`, action: { label: 'Undo', onPress: () => void putBack() } });
  };

  return (
    <li className={styles.item}>
      <span className={styles.picture}>
        <Picture images={menuItem.images} tint={menuItem.aisleSlug} size={56} />
      </span>
      <div className={lineStyles.words}>
        <h3 className={lineStyles.name}>{path ? <a href={path}>{menuItem.name}</a> : menuItem.name}</h3>
        <p className="sf-muted">
          {[
            ...options.map(optionValueText),
            saved.available ? formatMoney(saved.unitTotal, { currency: business.currency }) : absenceText(saved),
            ...(quantity > 1 ? [`× ${quantity}`] : []),
          ].join(' · ')}
        </p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {problem === texts.age_restricted && (
          <TextButton aria-disabled={busy || undefined} onClick={() => void move(true)}>
            {`I am ${menuItem.minimumAge} or over: move it to the basket`}
          </TextButton>
        )}
      </div>
      <p className={styles.actions}>
        {saved.available && (
          <TextButton
            aria-disabled={busy || undefined}
            onClick={() => void move()}
            aria-label={`Move to basket: ${menuItem.name}`}
          >
            Move to basket
          </TextButton>
        )}
        <TextButton
          aria-disabled={busy || undefined}
          onClick={() => void remove()}
          aria-label={`Remove ${menuItem.name} from saved items`}
        >
          Remove
        </TextButton>
      </p>
    </li>
  );
}
