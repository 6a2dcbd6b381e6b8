/** Who is signed in, by role, in local storage. [AUTH-10] */
export const COLLECTION_KEY = 'edu-token-collection';
/** Where to come back to: in local storage, and as a cookie for the server. [AUTH-10] */
export const PREV_URI = 'prev_uri';
