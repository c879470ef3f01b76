import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { isObject } from '../json-object';
import type { SmsInbox } from './inbox';

const MAX_TEXT_LENGTH = 1600;
/** The length of one text message; longer ones are sent in parts. */
const SEGMENT_LENGTH = 160;
const MULTIPART_SEGMENT_LENGTH = 153;

/** An error in Twilio's format. */
class TwilioError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

function twilioErrorOf(error: Error): TwilioError {
  if (error instanceof TwilioError) return error;
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  return new TwilioError(status, status < 500 ? 20001 : 20500, status < 500 ? 'Bad request' : 'Internal server error');
}

function readMessage(body: unknown) {
  const { To: to, From: from, MessagingServiceSid: service, Body: text } = isObject(body) ? body : {};
  const sender = from || service;
  if (typeof to !== 'string' || !/^\+[1-9]\d{6,14}$/.test(to)) {
    throw new TwilioError(400, 21211, `The 'To' number ${String(to ?? '')} is not a valid phone number.`);
  }
  if (typeof sender !== 'string') throw new TwilioError(400, 21603, "A 'From' phone number is required.");
  if (typeof text !== 'string' || !text) throw new TwilioError(400, 21602, 'Message body is required.');
  if (text.length > MAX_TEXT_LENGTH) throw new TwilioError(400, 21617, 'The message body exceeds 1600 characters.');
  return { to, from: sender, body: text };
}

/**
 * POST /twilio/2010-04-01/Accounts/{sid}/Messages.json: accepts a text message like the real service, and stores it
 * here. GET /twilio/2010-04-01/Accounts/{sid}.json: the account.
 */
export function twilioRoutes(inbox: SmsInbox, { accountSid, authToken }: Config['twilio']) {
  const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler((error: Error, _request, reply) => {
      const { status, code, message } = twilioErrorOf(error);
      return reply
        .code(status)
        .send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
    });

    const assertAccount = (account: string, authorization: string | undefined) => {
      if (authorization !== expected) throw new TwilioError(401, 20003, 'Authenticate');
      if (account !== accountSid) throw new TwilioError(404, 20404, 'The requested resource was not found');
    };

    app.get<{ Params: { account: string } }>(
      '/2010-04-01/Accounts/:account.json',
      { config: { fault: 'sms' } },
      async ({ params, headers }) => {
        assertAccount(params.account, headers.authorization);
        return { sid: accountSid, status: 'active', type: 'Full', friendly_name: 'Sandbox' };
      },
    );

    app.post<{ Params: { account: string } }>(
      '/2010-04-01/Accounts/:account/Messages.json',
      { config: { fault: 'sms' } },
      async ({ params, headers, body }, reply) => {
        assertAccount(params.account, headers.authorization);
        const { body: text, ...message } = readMessage(body);
        const sid = `SM${randomBytes(16).toString('hex')}`;
        const { receivedOn, from, to } = inbox.receive(sid, { ...message, body: text });
        const created = new Date(receivedOn).toUTCString().replace('GMT', '+0000');
        return reply.code(201).send({
          sid,
          account_sid: accountSid,
          api_version: '2010-04-01',
          status: 'queued',
          direction: 'outbound-api',
          to,
          from,
          body: text,
          num_segments: String(text.length <= SEGMENT_LENGTH ? 1 : Math.ceil(text.length / MULTIPART_SEGMENT_LENGTH)),
          num_media: '0',
          date_created: created,
          date_updated: created,
          date_sent: null,
          price: null,
          price_unit: 'USD',
          error_code: null,
          error_message: null,
          uri: `/2010-04-01/Accounts/${accountSid}/Messages/${sid}.json`,
        });
      },
    );
  };
}
