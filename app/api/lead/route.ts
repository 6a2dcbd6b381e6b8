import { randomUUID } from 'node:crypto';
import { callAs } from '@/app/_server/main-api';
import { seeOther } from '@/app/_server/respond';
import { serverConfig } from '@/lib/config/server';
import type { LeadType } from '@/lib/contract/lead/lead-rules';
import type { LeadVisit } from '@/lib/contract/lead/lead-visit';
import { checkLeadForm } from '@/lib/lead/check-lead-form';
import { contentKey } from '@/lib/lead/content-key';
import { readLeadForm, shortenLeadForm, HONEYPOT, type LeadForm } from '@/lib/lead/lead-form';
import { leadOfForm } from '@/lib/lead/lead-of-form';
import { landingQuery, leadTypeOf } from '@/lib/lead/lead-texts';
import { visitOfRequest } from '@/lib/lead/visit-of-request';
import { describeError } from '@/lib/log/describe-error';
import { log } from '@/lib/log/logger';
import { readForm } from '@/lib/http/read-form';
import { respondRefused } from '@/lib/proxy/respond';
import { isSameOrigin } from '@/lib/http/same-origin';
import { pathOf } from '@/lib/routes/match';
import { forgetLead, keepLead } from '@/lib/session/lead-draft';

/** All fields at their limits in letters of three bytes, percent-encoded. */
const MAX_BYTES = 32_000;

/**
 * The application form of a browser without scripts: sent, or shown again with what was typed and
 * what is wrong. Every other way to send it goes through the JSON door. [ROUTE-21]
 */
export async function POST(request: Request): Promise<Response> {
  const requestId = randomUUID();
  try {
    if (!isSameOrigin(request.headers, serverConfig().PUBLIC_ORIGIN))
      return respondRefused({ code: 'cross_site' }, requestId);
    const data = await readForm(request, MAX_BYTES);
    if (!data.ok) return respondRefused(data.refusal, requestId);
    const type = leadTypeOf(data.value.get('landingName'));
    const form = readLeadForm(data.value);
    const visit = visitOfRequest(request.headers, data.value);
    const problem = data.value.get(HONEYPOT)
      ? 'honeypot'
      : await send(type, form, visit, requestId);
    if (problem === null) return await showSent(type);
    return await showAgain(type, form, problem);
  } catch (error) {
    log().error({ requestId, cause: describeError(error), alert: true }, 'application failed');
    return respondRefused({ code: 'internal' }, requestId);
  }
}

/** Sends a form that is right; returns why it was not sent, or null. */
async function send(
  type: LeadType,
  form: LeadForm,
  visit: LeadVisit,
  requestId: string,
): Promise<string | null> {
  if (Object.keys(checkLeadForm(type, form)).length > 0) return 'fields';
  const lead = leadOfForm(type, form);
  const meta = { ...lead.meta, visit };
  const body = { type, meta, idempotencyKey: contentKey(lead, new Date()) };
  const sent = await callAs(null, 'addLead', { body }, requestId);
  return sent.ok ? null : sent.error.code;
}

async function showSent(type: LeadType): Promise<Response> {
  await forgetLead();
  return seeOther(`${pageOf(type, { sent: '1' })}#form`);
}

/**
 * Under an address of its own, so that no older copy of the page is shown. Without a fragment where
 * a field is wrong: a browser that is sent to one puts the cursor nowhere.
 */
async function showAgain(type: LeadType, form: LeadForm, problem: string): Promise<Response> {
  await keepLead({ type, values: shortenLeadForm(form), problem });
  const page = pageOf(type, { check: randomUUID().slice(0, 8) });
  return seeOther(problem === 'fields' ? page : `${page}#form`);
}

function pageOf(type: LeadType, query: Record<string, string>): string {
  const search = new URLSearchParams({ ...landingQuery(type), ...query });
  return `${pathOf('application')}?${search}`;
}
