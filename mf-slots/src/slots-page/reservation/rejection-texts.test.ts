import { fill } from '@storefront/messages/fill';
import { messageKeyByCode } from '@storefront/messages/message-for-code';
import { messages } from '@storefront/messages/messages';
import { rejectionTexts } from './rejection-texts';

test('each code has the same text here as in the table of all codes', () => {
  for (const [code, text] of Object.entries(rejectionTexts)) {
    const key = messageKeyByCode[code as keyof typeof messageKeyByCode];
    expect([code, text]).toEqual([code, fill(messages[key], '18')]);
  }
});
