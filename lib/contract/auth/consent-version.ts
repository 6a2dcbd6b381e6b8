/** Of the words by which people agree that what they say of themselves is kept: who changes them sets the day. [TRUST-10] */
export const CONSENT_VERSION = '2026-11-24';
