import type { ApiClient } from '@storefront/api/client';
import { beginPinWork } from './pin-work';
import { lockTexts } from './texts';

/** Logs in with a PIN, or unlocks. @returns why it was refused; undefined once the handheld is open */
export async function sendPin(api: ApiClient, operatorId: number, pin: string): Promise<string | undefined> {
  try {
    const reply = await api.call('POST /desk/handheld-log-in', { body: { operatorId, pin } });
    if (reply.ok) {
      const { operator, handheld } = reply.data;
      beginPinWork({ operatorId, name: operator.name, handheld });
      return undefined;
    }
    if (reply.error.code === 'rate_limited') return lockTexts.tooMany;
    return reply.error.code === 'handheld_not_paired' ? lockTexts.notPaired : lockTexts.pinWrong;
  } catch {
    return lockTexts.unavailable;
  }
}
