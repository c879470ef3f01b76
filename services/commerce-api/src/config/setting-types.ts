import Type from 'typebox';

export const optionalText = (description: string) => Type.Optional(Type.String({ description }));

export const PER_BUSINESS_NOTE = '; with `_2` at the end of its name, for the business with id 2 alone';
