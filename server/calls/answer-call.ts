import type { Step } from '@/server/step';

/** Answers the calls of the browser that come most often, without Next.js. */
export const answerCall: Step = () => false;
