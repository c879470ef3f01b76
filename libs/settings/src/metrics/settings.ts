import Type from 'typebox';

/** The settings of metrics and traces, which the shell and commerce-api share. */
export const metricsSettings = {
  METRICS_PORT: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 65_535,
      description:
        "serves the shell's `/metrics` on this port and commerce-api's on METRICS_PORT + 10; unset is none, at no cost",
    }),
  ),
  METRICS_HOST: Type.String({
    default: '127.0.0.1',
    description: 'the interface of `/metrics`, which only Prometheus may reach',
  }),
  TRACES_URL: Type.Optional(
    Type.String({
      pattern: '^https?://',
      description:
        'a collector that takes traces by OTLP over HTTP, such as `http://127.0.0.1:4318/v1/traces`; unset is none, at no cost',
    }),
  ),
  TRACES_PERCENT: Type.Number({
    minimum: 0,
    maximum: 100,
    default: 10,
    description: 'how many of a hundred traces are sent to TRACES_URL',
  }),
};
