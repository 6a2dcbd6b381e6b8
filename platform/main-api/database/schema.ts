/** Every table of the main API, for the database's client and for `drizzle-kit`. */
export * from './tables/attempt';
export * from './tables/certificate';
export * from './tables/class-list';
export { mainApi } from './columns';
export * from './tables/content';
export * from './tables/diary';
export * from './tables/features';
export * from './tables/files';
export * from './tables/homework';
export * from './tables/licence';
export * from './tables/messages';
export * from './tables/people';
export * from './tables/review';
export * from './tables/session';
export * from './tables/sign-in';
export * from './tables/trust';
