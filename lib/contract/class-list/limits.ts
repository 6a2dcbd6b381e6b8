/** Lists of one teacher that are not archived. */
export const MAX_LISTS = 60;
/** Students of one list. */
export const MAX_MEMBERS = 60;
/** Students that are added at once. */
export const MAX_ADDED = 40;
