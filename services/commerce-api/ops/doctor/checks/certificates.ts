import { lookup } from 'node:dns/promises';
import { connect } from 'node:tls';
import { HEALTH_TIMEOUT_MS } from '@storefront/api/constants';
import { DAY_MS } from '@storefront/api/durations';
import { type Reported, right, warning, wrong } from '../../../src/modules/doctor/finding';
import { reasonOf } from '../../../src/modules/doctor/reason';

/** Those who renew certificates by themselves do it a month before. */
const FEW_DAYS = 14;

interface Certificate {
  readonly validTo: Date;
  /** Why browsers would refuse it. */
  readonly refusal: string | undefined;
}

/** The certificate that a host presents, trusted or not. */
function certificateOf(host: string, port: number): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    // Its certificate is to be read even if it is refused; nothing is sent.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      const { authorizationError } = socket;
      resolve({
        validTo: new Date(socket.getPeerCertificate().valid_to),
        refusal: socket.authorized ? undefined : String(authorizationError),
      });
      socket.destroy();
    });
    socket.setTimeout(HEALTH_TIMEOUT_MS, () => socket.destroy(new Error('it does not reply')));
    socket.on('error', reject);
  });
}

/** What a certificate says about a host. */
export function certificateFinding(host: string, { validTo, refusal }: Certificate, now: Date): Reported {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  if (refusal || days < 0)
    return wrong(
      `${host}: browsers refuse its certificate: ${refusal ?? 'it has ended'}`,
      'Shoppers see a warning instead of the shop.',
      'Have the proxy get a certificate for this host: its log says why it could not',
    );
  const text = `${host}: its certificate is valid for ${days} days more`;
  return days < FEW_DAYS
    ? warning(text, 'It should have been renewed.', 'See the log of the proxy that renews it')
    : right(text);
}

async function ofHost(host: string, port: number): Promise<Reported> {
  try {
    await lookup(host);
  } catch (error) {
    return wrong(
      `${host}: the name has no address: ${reasonOf(error)}`,
      'Shoppers cannot reach the shop at this host.',
      'Add it to your DNS, with the address of the proxy',
    );
  }
  try {
    return certificateFinding(host, await certificateOf(host, port), new Date());
  } catch (error) {
    return wrong(
      `${host}: no TLS at port ${port}: ${reasonOf(error)}`,
      'Shoppers cannot reach the shop at this host.',
      'See whether the proxy runs, and has the host',
    );
  }
}

/** Name and certificate of each host, at the port of the storefront's public address. */
export const certificates = (hosts: readonly string[], port: number): Promise<readonly Reported[]> =>
  Promise.all(hosts.map((host) => ofHost(host, port)));
