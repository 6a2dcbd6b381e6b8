import type { Step } from '@/server/step';

/** Answers with the kept document of a public page, when the request may have one. [DOC-01] */
export const answerDocument: Step = () => false;
