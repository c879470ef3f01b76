import Type from 'typebox';

/** What makes a shop's host the name of its staff host; the shell and commerce-api need the same. */
export const StaffHostSetting = Type.String({
  pattern: '^([a-z0-9-]+\\.)?$',
  default: 'desk.',
  description:
    "what precedes a shop's host in the name of its staff host: `desk.` makes it `desk.shop.example`; empty disables the desk",
});
