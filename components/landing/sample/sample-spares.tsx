import { Spare } from '@/components/layout/spare';
import { SampleVerdict } from './sample-verdict';

const checked = { state: 'checked', answer: '', explanation: '' } as const;

/** What a sample shows later, for the script of documents. */
export function SampleSpares() {
  return (
    <>
      <Spare name="sample-failed">
        <SampleVerdict check={{ state: 'failed', answer: '' }} />
      </Spare>
      <Spare>
        <SampleVerdict check={{ ...checked, right: true }} />
        <SampleVerdict check={{ ...checked, right: false }} />
      </Spare>
    </>
  );
}
