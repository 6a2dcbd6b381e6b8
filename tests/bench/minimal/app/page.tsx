import { headers } from 'next/headers';

const ROWS = 60;

/** Sixty rows, rendered for each request: it reads a header, so nothing of it can be kept. */
export default async function Page() {
  const agent = (await headers()).get('user-agent') ?? '';
  return (
    <main>
      <h1>Шестьдесят строк</h1>
      <p>{agent}</p>
      <ul>
        {Array.from({ length: ROWS }, (_, row) => (
          <li key={row} className="row">
            <span className="number">{row + 1}</span>
            <span className="text">Строка, каких на страницах много</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
