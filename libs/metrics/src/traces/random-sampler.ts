import { type Sampler, SamplingDecision } from '@opentelemetry/sdk-trace-base';

/**
 * Takes a share of the traces by chance. A decision by the trace's id would be the caller's, who chooses the id.
 * @param share 0 to 1
 */
export const randomSampler = (share: number): Sampler => ({
  shouldSample: () => ({
    decision: Math.random() < share ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
  }),
  toString: () => `random ${share}`,
});
