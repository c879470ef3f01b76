import { plainFields } from '@storefront/forms/plain-fields';
import { PlainForm } from '@storefront/forms/plain-form';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { Checkbox } from '@storefront/ui/checkbox';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import { marketingOffer } from '../options-step/marketing-offer';
import { OptionsFields } from '../options-step/OptionsFields';
import type { StepProps } from './step-props';

/** Instructions and the membership, before any script. */
export function PlainOptions({ checkout: { data, progress }, page: { replies, returned } }: StepProps) {
  const delivery = data.basket.fulfilmentMethod === 'delivery';
  const values = { instructions: progress.instructions };
  const offer = marketingOffer(replyTo(replies, 'GET /member/marketing-preferences')?.marketingOptions);
  const field = plainFields(['instructions', 'retailMemberId'], returned ?? { values, errors: {} });
  return (
    <PlainForm
      className={styles.form}
      action={actionPath('checkout', 'save-options')}
      returned={returned}
      carried={{
        guest: progress.guest ? '1' : undefined,
        marketingChannelId: offer && String(offer.marketingChannelId),
      }}
    >
      <OptionsFields field={field} isDelivery={delivery} membershipExample={data.membershipExample} />
      {offer && (
        <Checkbox name="wantsNews" label={offer.wording} defaultChecked={returned?.values.wantsNews === 'on'} />
      )}
      <Button type="submit" wide big>
        Continue to payment
      </Button>
    </PlainForm>
  );
}
