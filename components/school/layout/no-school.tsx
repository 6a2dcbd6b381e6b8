import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { TextLink } from '@/components/ui/text-link/text-link';

/** For an administrator of whom nobody has said which school it is. */
export function NoSchool({ contactEmail }: { contactEmail: string }) {
  return (
    <EmptyState title="Школа пока не&nbsp;указана">
      Мы&nbsp;не&nbsp;знаем, какую школу вы&nbsp;ведёте. Напишите на{' '}
      <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>, и&nbsp;мы&nbsp;её
      подключим.
    </EmptyState>
  );
}
