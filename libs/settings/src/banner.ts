/** Printed by every process of a demonstration when it starts. */
export const demonstrationBanner = (program: string): string =>
  `*** ${program} runs as a DEMONSTRATION: test cards place orders, passwords are published. Not for real shoppers. ***`;
