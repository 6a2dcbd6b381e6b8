import { Section } from '@/components/landing/parts/section';
import { SAMPLE_ID } from '@/lib/landing/sample-answer';
import { SampleTask, type SampleTaskProps } from './sample-task';

/** The sample with its heading; the ways that lead here are `#sample`. */
export function SampleSection(props: SampleTaskProps) {
  return (
    <Section
      id={SAMPLE_ID}
      title="Попробуйте прямо здесь"
      lead="Входить не&nbsp;нужно. Ответ проверит сервер, как у&nbsp;вашего класса."
      ground="squared"
      aside
    >
      <SampleTask {...props} />
    </Section>
  );
}
