/** From this width the filters are beside the listing; below it they are a sheet. */
export const WIDE_LAYOUT = '(min-width: 1000px)';
