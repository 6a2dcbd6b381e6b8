import { sendJson } from '@/lib/browser/send-json';
import { addLeadPath } from '@/lib/contract/lead/lead-path';
import type { Lead } from '@/lib/contract/lead/lead';
import { refusedField, type LeadErrors } from './check-lead-form';

/** Why a form was not sent: `fields`, `honeypot` or the code of a refusal; and what is wrong with it. */
export type Refused = { problem: string | null; errors: LeadErrors };

/** Sends a form from the browser; null when it was kept, else why it was not. Never rejects. [ROUTE-21] */
export async function sendLead(lead: Lead): Promise<Refused | null> {
  const { method, path } = addLeadPath;
  const { status, content } = await sendJson(path, { method, body: lead });
  if (status >= 200 && status < 300) return null;
  const { code, field } = { ...(content as Record<string, unknown> | null) };
  const errors = refusedField(typeof field === 'string' ? field : undefined);
  if (Object.keys(errors).length > 0) return { problem: 'fields', errors };
  return { problem: typeof code === 'string' ? code : 'unavailable', errors };
}
