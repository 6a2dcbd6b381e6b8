/** In how many seconds whoever was not served may ask again. */
const RETRY_AFTER = '10';

/** Without a picture, a script or a file of its own: it is for the moment when the server has too much to do. */
const PAGE = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<meta name="prerender-status-code" content="503">
<title>Сейчас слишком много посетителей</title>
</head>
<body>
<main>
<h1>Сейчас слишком много посетителей</h1>
<p>Страница не\u00A0успела открыться. Обновите её через несколько секунд: ответы, которые вы уже дали, сохранены.</p>
<p><a href="">Обновить страницу</a></p>
</main>
</body>
</html>
`;

/** The answer to a page that could not be rendered in time, from memory. [HTTP-02] */
export const busyAnswer = {
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(PAGE)),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex,nofollow',
    'Retry-After': RETRY_AFTER,
  },
  body: PAGE,
};
