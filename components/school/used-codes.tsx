import { Card } from '@/components/ui/card/card';
import type { UsedCode } from '@/lib/contract/school/endpoints';
import { formatDay } from '@/lib/format/date-time';
import { UsedCodeRow } from './used-code-row';

/** The codes of the school that students have used, each of which can be replaced. [ROUTE-22] */
export function UsedCodes({ codes, timeZone }: { codes: UsedCode[]; timeZone: string }) {
  return (
    <Card as="section" labelledBy="codes">
      <h2 id="codes" className="text-title-s font-semibold">
        Коды учеников
      </h2>
      <p className="mt-2 max-w-reading text-ink-soft">
        {codes.length === 0
          ? 'Кодов школы пока никто не\u00A0использовал. Когда ученик введёт свой код, он появится здесь.'
          : 'Код действует один раз. Если его ввёл не\u00A0тот ученик, замените код и\u00A0отдайте новый тому, кому он предназначен. Чужого уберите из\u00A0класса.'}
      </p>
      {codes.length === 0 ? null : (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {codes.map(({ code, usedAt, className, name, surname }) => (
            <UsedCodeRow
              key={code}
              code={code}
              student={[surname, name].filter((part) => part !== '').join('\u00A0')}
              className={className}
              day={usedAt === null ? '' : formatDay(usedAt, timeZone)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
