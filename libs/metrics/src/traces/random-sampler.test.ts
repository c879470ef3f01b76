import { ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace-base';
import { randomSampler } from './random-sampler';

/** A sampler that decides by the id takes every trace with it. */
const CHOSEN_ID = '00000001000000010000000000000000';
const TIMES = 10_000;

test('a caller who chooses the id of a trace does not choose whether it is sent', () => {
  const sampler = randomSampler(0.1);
  const decide = () => sampler.shouldSample(ROOT_CONTEXT, CHOSEN_ID, 'GET /', SpanKind.SERVER, {}, []).decision;
  const taken = Array.from({ length: TIMES }, decide).filter((one) => one === SamplingDecision.RECORD_AND_SAMPLED);
  // Fifteen standard deviations around a tenth.
  expect(Math.abs(taken.length - TIMES / 10)).toBeLessThan(450);
});
