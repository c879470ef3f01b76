import { basketNotFound, tipsNotTaken, tipTooHigh } from '@storefront/messages/basket';
import type { CodeTexts } from '@storefront/messages/text-for-code';

/** Texts for a refused tip. */
export const tipTexts: CodeTexts = {
  basket_not_found: basketNotFound,
  tips_not_taken: tipsNotTaken,
  tip_too_high: tipTooHigh,
  validation_failed: tipTooHigh,
};
