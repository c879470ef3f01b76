/** Packages with native code or files of their own. */
export const unbundled =
  /^(@electric-sql\/pglite|@node-rs\/argon2|@fastify\/swagger-ui|pg-native|pino|sharp|sonic-boom|thread-stream)(\/|$)/;
