/** A letter as it goes out; plain text, whose lines may be addresses of pages. */
export type Letter = { recipient: string; subject: string; text: string };

/**
 * What became of a letter: taken over; refused for now or for good; or nobody knows, because the
 * connection ended after the words had gone out.
 */
export type SendingOutcome = 'accepted' | 'later' | 'refused' | 'unknown';

/** Hands a letter on. Its id is the same at every try. */
export type SendLetter = (id: string, letter: Letter) => Promise<SendingOutcome>;
