/** What became of one request to one address. */
export type HttpOutcome =
  | {
      kind: 'answer';
      status: number;
      /** The whole body; null when it was too large or no UTF-8. */
      text: string | null;
      bytes: number;
      /** The header Retry-After, in seconds, when it came so. */
      retryAfter?: number;
    }
  | {
      /** No answer, or only a part of one. */
      kind: 'no_response';
      /** False when no connection came about: then the request had no effect. */
      sent: boolean;
      timedOut: boolean;
    };
