import type { Lead, LeadMeta } from '@/lib/contract/lead/lead';
import type { LeadType } from '@/lib/contract/lead/lead-rules';
import { fieldsOf } from './check-lead-form';
import type { LeadForm } from './lead-form';

/** What is sent of a form that was found right; what was left empty is left out. [TRK-03] */
export function leadOfForm(type: LeadType, form: LeadForm): Omit<Lead, 'idempotencyKey'> {
  const asked = new Set<string>(fieldsOf(type));
  const given = Object.entries(form).filter(([field, value]) => asked.has(field) && value !== '');
  const meta = given.map(([field, value]) => {
    if (field === 'consent') return [field, true];
    return [field, field === 'classCount' || field === 'subjectId' ? Number(value) : value];
  });
  return { type, meta: Object.fromEntries(meta) as LeadMeta };
}
