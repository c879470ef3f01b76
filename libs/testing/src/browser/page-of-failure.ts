/** The annotation of a failed test that has the path of the page on which it failed. */
export const PAGE_OF_FAILURE = 'page';
