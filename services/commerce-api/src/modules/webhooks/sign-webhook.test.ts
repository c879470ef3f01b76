import { newWebhookSecret, webhookHeaders } from './sign-webhook';

test('a signature is that of the published example', () => {
  // The vector of the libraries of github.com/standard-webhooks/standard-webhooks.
  const example = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1614265330,
    body: '{"test": 2432232314}',
  };
  const signed = webhookHeaders(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], example);
  expect(signed).toEqual({
    'webhook-id': example.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('each secret that is valid signs', () => {
  const secrets = [newWebhookSecret(), newWebhookSecret()];
  const message = { id: 'evt_1', timestamp: 1, body: '{}' };
  const alone = secrets.map((secret) => webhookHeaders([secret], message)['webhook-signature']);
  expect(webhookHeaders(secrets, message)['webhook-signature']).toBe(alone.join(' '));
  expect(new Set(alone).size).toBe(2);
});
