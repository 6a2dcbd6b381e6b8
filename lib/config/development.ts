/** Whether web runs from its sources (`npm run dev`); a constant that Next.js writes in. */
export const isDevelopment = process.env.NODE_ENV === 'development';
