import { buttonStyle } from '@/components/ui/button/button-style';
import { Card } from '@/components/ui/card/card';

type TesterViewProps = {
  /** What guards know of the visitor: what it is, and how it is. */
  rows: readonly (readonly [string, string])[];
  /** Whether this browser is marked as a tester's. */
  isTester: boolean;
};

/** The page of testers: as whom the product sees them, and the mark of their browser. [ROUTE-25] */
export function TesterView({ rows, isTester }: TesterViewProps) {
  return (
    <div className="page-width flex max-w-240 flex-col gap-6 py-8 medium:py-12">
      <h1 className="text-title-m font-bold medium:text-title-l">Тестовый вход</h1>
      <Card as="section" labelledBy="mark">
        <h2 id="mark" className="text-title-s font-semibold">
          Метка тестировщика
        </h2>
        <p className="mt-2 mb-5 max-w-reading">
          {isTester
            ? 'Этот браузер помечен. Метка исчезнет, когда вы его закроете.'
            : 'Этот браузер не\u00A0помечен. Метка нужна тем, кто проверяет продукт.'}
        </p>
        {/* Without scripts too: testers switch them off. */}
        <form method="post" action="/api/session/test">
          <button
            type="submit"
            name="mark"
            value={isTester ? 'off' : 'on'}
            className={buttonStyle({ variant: isTester ? 'secondary' : 'primary', wide: true })}
          >
            {isTester ? 'Снять метку' : 'Поставить метку'}
          </button>
        </form>
      </Card>
      <Card as="section" labelledBy="visitor">
        <h2 id="visitor" className="text-title-s font-semibold">
          Что о&nbsp;вас известно
        </h2>
        <table className="mt-4 w-full table-fixed text-left">
          <caption className="sr-only">Что известно о&nbsp;посетителе</caption>
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name} className="border-t border-line align-top">
                <th scope="row" className="w-2/5 py-3 pr-4 font-normal text-ink-soft">
                  {name}
                </th>
                <td className="py-3 font-medium wrap-anywhere">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </div>
  );
}
