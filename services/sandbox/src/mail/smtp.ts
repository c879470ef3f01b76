import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Faults } from '../faults/faults';
import type { Mailbox } from './mailbox';

const MAX_MAIL_LENGTH = 10 * 1024 * 1024;
const CLOSE_TIMEOUT_MS = 500;

export interface RunningSmtp {
  port: number;
  stop(): Promise<void>;
}

const smtpError = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** Listens for mail and puts all of it into the mailbox; any user name and password are accepted, or none. */
export async function startSmtp(
  place: { port: number; host: string },
  mailbox: Mailbox,
  faults: Faults,
): Promise<RunningSmtp> {
  /**
   * Returns an error for the sender, or undefined when the mail was accepted; a promise that never settles simulates a
   * silent server.
   */
  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | undefined> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    if (stream.sizeExceeded) return smtpError(552, 'The message is too large');
    const fault = faults.take('smtp');
    if (fault?.kind === 'slow') await pause(fault.ms);
    if (fault?.kind === 'error') return smtpError(451, 'A fault is set in the sandbox');
    if (fault?.kind === 'reset') for (const one of server.connections) if (one.id === session.id) one.close();
    if (fault?.kind === 'reset' || fault?.kind === 'timeout-before') return new Promise(() => undefined);
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    await mailbox.receive(Buffer.concat(chunks), recipients);
    if (fault?.kind === 'timeout-after') return new Promise(() => undefined);
    return undefined;
  }

  const server = new SMTPServer({
    banner: 'Sandbox',
    size: MAX_MAIL_LENGTH,
    closeTimeout: CLOSE_TIMEOUT_MS,
    // There is no certificate that a sender would trust, and nothing leaves this machine.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anyone' }),
    onData: (stream, session, done) => {
      take(stream, session).then(
        (error) => done(error ?? null, 'Taken'),
        () => done(smtpError(554, 'The message could not be read')),
      );
    },
  });
  // A sender that hangs up half way needs no handling.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(place.port, place.host, () => {
      server.server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
