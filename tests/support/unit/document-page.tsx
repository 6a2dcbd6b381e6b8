import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AccountLink } from '@/components/account/account-link';
import { ForgetStoredIdentity } from '@/components/account/forget-stored-identity';
import { LeadForm } from '@/components/application/lead-form';
import { LeadSpares } from '@/components/application/lead-spares';
import { trial } from '@/components/landing/landing.fixture';
import { SampleTask, type SampleTaskProps } from '@/components/landing/sample/sample-task';
import { StatusPage } from '@/components/status/status-page';
import type { LeadType } from '@/lib/contract/lead/lead-rules';

/** Puts what the server renders into the page, as a document has it: React never comes. */
export function openDocument(...parts: readonly ReactElement[]): HTMLElement {
  document.body.innerHTML = parts.map((part) => renderToStaticMarkup(part)).join('');
  return document.body;
}

const subjects = [{ value: '6', label: 'Физика' }];

/** The form of an application, and what it shows later. */
export const leadParts = (type: LeadType) => [
  <LeadForm
    key="form"
    type={type}
    kept={null}
    subjects={subjects}
    consentHref="/user-agreement"
    homeHref="/"
  />,
  <LeadSpares key="spares" homeHref="/" />,
];

export const samplePart = (given: Partial<SampleTaskProps> = {}) => (
  <SampleTask {...trial} {...given} />
);
/** The page that is loaded for an answer, as the server sends it. */
export const samplePage = (check: SampleTaskProps['check']) =>
  `<!doctype html><html><body>${renderToStaticMarkup(samplePart({ check }))}<script>window.isHurt = true</script></body></html>`;

export const accountPart = <AccountLink />;
export const loginPart = <ForgetStoredIdentity />;
export const statusPart = <StatusPage id="forbidden" />;
