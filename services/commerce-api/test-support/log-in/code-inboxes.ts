import type { StartedSandbox } from '../programs/start-sandbox';
import { sendQueuedMail } from '../run-jobs';
import type { TestService } from '../test-service';

interface ReceivedText {
  body: string;
  received_on: string;
}

interface ReceivedMail {
  subject: string;
  text: string;
}

/** What the sandbox received for a member: their mails with a code, and their texts, the newest first. */
export function codeInboxes(service: () => TestService, sandbox: () => StartedSandbox) {
  async function mails(address: string): Promise<ReceivedMail[]> {
    await sendQueuedMail(service().context, (error) => {
      throw error;
    });
    const found = await sandbox().control('GET', `/api/mail?to=${encodeURIComponent(address)}`);
    const { mail } = found as { mail: ReceivedMail[] };
    return mail.filter(({ subject }) => /^\d{6} is your/.test(subject));
  }

  async function texts(number: string): Promise<ReceivedText[]> {
    const found = await sandbox().control('GET', `/api/sms?to=${encodeURIComponent(number)}`);
    return (found as { sms: ReceivedText[] }).sms;
  }

  return {
    mails,
    texts,
    mailedCode: async (address: string) => (await mails(address))[0]?.subject.slice(0, 6) ?? '',
    textedCode: async (number: string) => (await texts(number))[0]?.body.slice(0, 6) ?? '',
  };
}
