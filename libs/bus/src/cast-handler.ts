/**
 * Handles an older version of a command with the handler of a newer one.
 * @param handle the handler of the newer version
 * @param upcast makes the newer payload of an older one
 * @param downcast makes the older reply of a newer one
 * @public for the time in which two versions of a command are handled
 */
export const castHandler =
  <OldPayload, OldReply, NewPayload, NewReply, Context>(
    handle: (payload: NewPayload, context: Context) => Promise<NewReply>,
    upcast: (payload: OldPayload) => NewPayload,
    downcast: (reply: NewReply) => OldReply,
  ) =>
  async (payload: OldPayload, context: Context): Promise<OldReply> =>
    downcast(await handle(upcast(payload), context));
