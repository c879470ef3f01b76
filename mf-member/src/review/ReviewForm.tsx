import { REVIEW_MAX_LENGTH } from '@storefront/api/constants';
import type { Review, StoredReview } from '@storefront/api/entities/review';
import type { Result } from '@storefront/api/operation-types';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { Button } from '@storefront/ui/button';
import { TextAreaField } from '@storefront/ui/text-area-field';
import { attempt } from '../forms/attempt';
import styles from '../forms/Form.module.css';
import { submitErrorsOf } from '../forms/submit-errors';
import { reviewSchema } from './review.schema';
import { StarRating } from './StarRating';

/** Sends a review: a member's by the order's number, a guest's by its link. */
export type SendReview = (
  review: Omit<Review, 'orderId'>,
) => Promise<Result<'POST /member/review' | 'POST /checkout/followed-order-review'>>;

interface ReviewFormProps {
  readonly send: SendReview;
  readonly onStored: (review: StoredReview) => void;
}

/** Stars and a comment on an order that was delivered or collected. */
export function ReviewForm({ send, onStored }: ReviewFormProps) {
  const form = useStorefrontForm({
    initialValues: { starRating: '', comment: '' },
    schema: reviewSchema,
    onSubmit: ({ starRating, comment }) =>
      attempt(async () => {
        const text = comment.trim();
        const reply = await send({ starRating: Number(starRating), ...(text && { comment: text }) });
        if (!reply.ok) return submitErrorsOf(reply.error);
        onStored(reply.data);
        return undefined;
      }),
  });
  const field = liveFields(form);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      <StarRating {...field('starRating')} />
      <TextAreaField {...field('comment')} label="Your comment" optional maxLength={REVIEW_MAX_LENGTH} />
      <div className={styles.actions}>
        <Button {...form.submitProps}>Send review</Button>
      </div>
    </form>
  );
}
