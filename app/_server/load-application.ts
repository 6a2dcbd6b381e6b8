import type { LeadFormProps } from '@/components/application/lead-form';
import { serverConfig } from '@/lib/config/server';
import { subjects } from '@/lib/contract/subjects/subjects';
import { checkLeadForm } from '@/lib/lead/check-lead-form';
import { readLeadForm } from '@/lib/lead/lead-form';
import { leadTypeOf } from '@/lib/lead/lead-texts';
import { pathOf } from '@/lib/routes/match';
import { readKeptLead } from '@/lib/session/lead-draft';

export type Query = Record<string, string | string[] | undefined>;

/**
 * What the page of an application shows. A cookie is read only where the door for forms has sent the
 * browser to look at its form again; for everybody else the page is the same. [ROUTE-21]
 */
export async function loadApplication(query: Query) {
  const type = leadTypeOf(query.landingName);
  const { CONTACT_EMAIL, CONTACT_PHONE, PERSONAL_DATA_CONSENT_URL } = serverConfig();
  return {
    type,
    isSent: query.sent === '1',
    kept: query.check === undefined ? null : await loadKept(type),
    subjects: subjects
      .map(({ id, title }) => ({ value: String(id), label: title }))
      .sort((one, other) => one.label.localeCompare(other.label, 'ru')),
    consentHref: PERSONAL_DATA_CONSENT_URL ?? pathOf('userAgreement'),
    contacts: { email: CONTACT_EMAIL, phone: CONTACT_PHONE },
  };
}

async function loadKept(type: LeadFormProps['type']): Promise<LeadFormProps['kept']> {
  const kept = await readKeptLead();
  if (kept?.type !== type) return null;
  const values = readLeadForm({ get: (name) => kept.values[name] });
  const problem = kept.problem ?? 'fields';
  return { values, problem, errors: problem === 'fields' ? checkLeadForm(type, values) : {} };
}
