import type { ServiceContext } from '../../../service-context';
import { allBusinesses } from '../../businesses/businesses.repository';
import { type Reported, right, wrong } from '../finding';

/** The text account of each business that has one. */
export async function texts(context: ServiceContext): Promise<readonly Reported[]> {
  const asked = (await allBusinesses(context)).flatMap(({ id, name }) => {
    const account = context.sms(id);
    if (!account) return [];
    return account
      .isAvailable()
      .then((isAvailable) =>
        isAvailable
          ? right(`${name}: the account for texts is accepted`)
          : wrong(
              `${name}: the account for texts is refused, or does not reply`,
              'No log-in codes and no news of orders are texted.',
              'Compare TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN, and see whether the account is active',
            ),
      );
  });
  return Promise.all(asked);
}
