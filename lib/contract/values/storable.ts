/** Text that a database can keep: without NUL, and with no half of a surrogate pair. */
export const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text);
