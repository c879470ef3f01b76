import { REVIEW_MAX_LENGTH } from '@storefront/api/constants';
import { ratingRequired } from '@storefront/messages/orders';
import { object, string } from 'yup';

/** The stars are a radio button's value: '1' to '5'. */
export const reviewSchema = object({
  starRating: string().ensure().required(ratingRequired),
  comment: string().trim().max(REVIEW_MAX_LENGTH).ensure(),
});
