import { Check, Minus } from 'lucide-react';
import { planRows } from './plan-rows';

/** What the free version allows and what premium does, before somebody meets a limit. [HW-08] */
export function PlanTable() {
  return (
    <table className="w-full border-separate border-spacing-0 text-left">
      <caption className="sr-only">Бесплатная версия и премиум</caption>
      <thead>
        <tr className="text-caption text-ink-soft">
          <td className={`${line} pb-3`} />
          <th scope="col" className={`${line} ${value} pb-3 font-medium`}>
            Бесплатно
          </th>
          <th scope="col" className={`${line} ${value} pb-3 font-semibold text-accent-strong`}>
            Премиум
          </th>
        </tr>
      </thead>
      <tbody className="[&_tr:last-child>*]:border-b-0">
        {planRows.map(({ title, free, premium, isComing }) => (
          <tr key={title}>
            <th scope="row" className={`${line} py-3 pr-2 font-normal`}>
              {title}
              {isComing ? (
                <span className="ml-2 rounded-full bg-line/60 px-2 py-0.5 text-caption whitespace-nowrap text-ink-soft">
                  скоро
                </span>
              ) : null}
            </th>
            <td className={`${line} ${value} py-3 text-ink-soft`}>
              <Allowed>{free}</Allowed>
            </td>
            <td className={`${line} ${value} bg-accent-tint py-3 font-medium`}>
              <Allowed>{premium}</Allowed>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const line = 'border-b border-line align-middle';
const value = 'w-18 px-1 text-center max-[359px]:text-caption medium:w-32';

function Allowed({ children }: { children: string | boolean }) {
  if (typeof children === 'string') return children;
  const Sign = children ? Check : Minus;
  return (
    <span className="inline-flex">
      <Sign aria-hidden className="size-5" />
      <span className="sr-only">{children ? 'есть' : 'нет'}</span>
    </span>
  );
}
