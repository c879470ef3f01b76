import { problemCode } from '@storefront/api/api-problem';
import type { ApiClient } from '@storefront/api/client';
import { errorMessage } from '@storefront/api/error-message';
import type { ReplyOf } from '@storefront/api/operation-types';
import { wrong } from '../../src/modules/doctor/finding';

type Examined = ReplyOf<'POST /admin/doctor'>;

const START = 'Start commerce-api and see its log; PORT, API_URL and the keys are those of the installation';

/** Why the service does not examine itself, and what to do about it. */
function refusal(error: unknown): readonly [text: string, action: string] {
  switch (problemCode(error)) {
    case 'network':
    case 'timeout':
      return ['commerce-api does not reply', START];
    case 'operator_role_refused':
      return ['OPERATOR_KEY is that of an operator', 'Unset OPERATOR_KEY: the doctor takes the admin key'];
    case 'operator_key_invalid':
      return ['commerce-api refuses the admin key', 'Set ADMIN_KEY or KEYS_DIR to that of the installation'];
    default:
      return [`commerce-api cannot examine itself: ${errorMessage(error)}`, START];
  }
}

/** What the running service finds; if it does not reply, that alone. Never throws. */
export async function examineService(client: () => ApiClient): Promise<Examined> {
  try {
    const result = await client().call('POST /admin/doctor', { body: {} });
    if (result.ok) return result.data;
    throw new Error(result.error.detail);
  } catch (error) {
    const [text, action] = refusal(error);
    const found = wrong(text, 'Database, mail, gateways and stores were not checked.', action);
    return { production: true, businesses: [], findings: [{ check: 'commerce-api', ...found }] };
  }
}
