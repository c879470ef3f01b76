import { useStore } from '@nanostores/react';
import { busFor, shared } from '@storefront/bus/bus';
import { slotStateOf } from '@storefront/bus/from-basket';
import { slotExpired, slotExtended, slotNotExtendable, slotWithdrawn } from '@storefront/messages/slots';
import { connectionLost } from '@storefront/messages/system';
import { type CodeTexts, textForCode } from '@storefront/messages/text-for-code';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { showToast } from '@storefront/ui/show-toast';
import { TextButton } from '@storefront/ui/text-link';
import { useState } from 'react';
import { focusPageIfLost } from './focus-page-if-lost';

const bus = busFor('mf-slots');
const texts: CodeTexts = {
  slot_expired: slotExpired,
  slot_withdrawn: slotWithdrawn,
  slot_not_extendable: slotNotExtendable,
};

/** Holds the slot for 15 more minutes; shown while the business allows it. */
export function ExtendHold() {
  const { api } = usePageContext();
  const slot = useStore(shared.slot);
  const [isWaiting, setWaiting] = useState(false);
  if (!slot?.isExtendable) return null;
  const extend = async () => {
    const basketToken = shared.basket.get()?.basketToken;
    if (!basketToken || isWaiting) return;
    setWaiting(true);
    try {
      const reply = await api.call('POST /slots/extend', { body: { basketToken } });
      showToast({ text: reply.ok ? slotExtended : textForCode(texts, reply.error.code, connectionLost) });
      if (reply.ok) {
        bus.set('slot', slotStateOf(reply.data.reservation));
        requestAnimationFrame(focusPageIfLost);
      } else if (reply.error.code === 'slot_not_extendable') bus.set('slot', { ...slot, isExtendable: false });
    } catch {
      showToast({ text: connectionLost });
    } finally {
      setWaiting(false);
    }
  };
  return (
    <TextButton onClick={() => void extend()} aria-busy={isWaiting || undefined}>
      Keep it for 15 more minutes
    </TextButton>
  );
}
