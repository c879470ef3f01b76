import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { SavedCard } from '../../entities/saved-card';

/** A token of a card form is a short reference, unlike the encrypted data of a wallet. */
const TOKEN_MAX_LENGTH = 400;

export const addCard = defineOperation({
  key: 'POST /member/card',
  id: 'addCard',
  domain: 'member',
  summary: "Save a card by a token of the gateway's form",
  access: 'member',
  body: shape({ token: Line(TOKEN_MAX_LENGTH) }),
  reply: SavedCard,
  errors: ['card_exists', 'card_not_accepted', 'card_brand_not_accepted', 'payment_gateway_unavailable'],
});
