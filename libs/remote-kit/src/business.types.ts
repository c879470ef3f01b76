import type { WhiteLabelSettings } from '@storefront/api/entities/white-label-settings';

/** The white-label settings of one business that pages use; never a secret. */
export type Business = WhiteLabelSettings;
