import './code-cards.css';
import type { SchoolCode } from '@/lib/contract/school/codes/codes';

type CodeCardsProps = {
  school: string;
  className: string;
  /** Where the code is typed: without the protocol, as people write it. */
  address: string;
  codes: readonly SchoolCode[];
};

/** The codes of a class that nobody has used, as cards to cut out and give away. [HW-11] */
export function CodeCards({ codes, ...shared }: CodeCardsProps) {
  return (
    <ul
      data-print="code-cards"
      aria-label="Карточки с&nbsp;кодами"
      className="grid border-t border-l border-dashed border-control bg-surface medium:grid-cols-2 print:grid-cols-2"
    >
      {codes.map((code) => (
        <CodeCard key={code.code} code={code} {...shared} />
      ))}
    </ul>
  );
}

type CodeCardProps = Omit<CodeCardsProps, 'codes'> & { code: SchoolCode };

function CodeCard({ code: { code, surname, name }, school, className, address }: CodeCardProps) {
  const student = [surname, name].filter((part) => part !== '').join(' ');
  return (
    <li className="flex flex-col justify-between gap-2 border-r border-b border-dashed border-control p-5 print:h-[55mm] print:break-inside-avoid print:p-[5mm]">
      <div>
        <p className="line-clamp-1 text-caption text-ink-soft">
          {school} · {className}
        </p>
        <p className="mt-0.5 line-clamp-1 text-body font-semibold">
          {student === '' ? 'Ученик: ______________________' : student}
        </p>
      </div>
      <div>
        <p className="text-caption text-ink-soft">Код</p>
        <p className="font-mono text-title-m font-bold tracking-wide whitespace-nowrap">{code}</p>
      </div>
      <p className="text-caption">
        Откройте <strong className="wrap-anywhere">{address}</strong>, введите код и&nbsp;войдите
        как ученик. Код действует один раз: никому его не&nbsp;отдавайте.
      </p>
    </li>
  );
}
