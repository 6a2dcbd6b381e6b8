/** What can be uploaded: pictures that every browser shows. A browser makes them of others. [FILE-02] */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type UploadType = (typeof uploadTypes)[number];

/** The largest file that is taken, in bytes; browsers make photos smaller than that. */
export const MAX_UPLOAD_BYTES = 10_000_000;

/** The sizes in which pictures are shown; without one it is the original. [FILE-04] */
export const pictureSizes = ['small', 'medium'] as const;
export type PictureSize = (typeof pictureSizes)[number] | 'original';
