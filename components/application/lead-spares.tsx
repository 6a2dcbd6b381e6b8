import { Spare, SpareText } from '@/components/layout/spare';
import { FieldNotes } from '@/components/ui/field/field-notes';
import { LeadProblem } from './lead-problem';
import { LeadSent } from './lead-sent';
import { SubmitLabel } from './submit-label';

/** What an application form shows later, for the script of documents. [ROUTE-21] */
export function LeadSpares({ homeHref }: { homeHref: string }) {
  return (
    <>
      <Spare name="lead-problem">
        <LeadProblem tone="negative">
          <SpareText />
        </LeadProblem>
      </Spare>
      <Spare name="lead-warning">
        <LeadProblem tone="warning">
          <SpareText />
        </LeadProblem>
      </Spare>
      <Spare name="lead-error">
        <FieldNotes id="spare" error={<SpareText />} />
      </Spare>
      <Spare name="lead-pending">
        <SubmitLabel isPending />
      </Spare>
      <Spare name="lead-sent">
        <LeadSent homeHref={homeHref} />
      </Spare>
    </>
  );
}
