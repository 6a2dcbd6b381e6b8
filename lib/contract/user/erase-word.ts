/** What is typed by whoever means it. */
export const ERASE_WORD = 'удалить';

export const isEraseWord = (text: string) => text.trim().toLowerCase() === ERASE_WORD;
