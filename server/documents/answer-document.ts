import type { RequestListener } from 'node:http';
import type { ServerConfig } from '@/lib/config/server';
import type { Step } from '@/server/step';
import { openDocuments, type Documents, type DocumentsState } from './documents';

let documents: Documents | undefined;

/**
 * Brings the kept documents to memory, so that they are there with the first request.
 *
 * @param listener Next.js, past everything that stands in front of it
 * @returns what starts keeping them fresh
 */
export async function loadDocuments(
  config: ServerConfig,
  listener: RequestListener,
): Promise<() => void> {
  const opened = await openDocuments(process.cwd(), config, listener);
  documents = opened;
  return () => void opened.keepFresh();
}

/** How many there are, how old, and which failed; null before they are loaded. */
export const documentsState = (): DocumentsState | null => documents?.state() ?? null;

/** Answers with the kept document of a public page, when the request may have one. [DOC-01] */
export const answerDocument: Step = (request, response) =>
  documents?.answer(request, response) ?? false;

/** Answers with the document that says that web cannot answer now, when there is one. [HTTP-02] */
export const answerUnavailable: Step = (request, response) =>
  documents?.answerUnavailable(request, response) ?? false;
