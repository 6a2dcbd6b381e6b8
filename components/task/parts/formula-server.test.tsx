import { prerender } from 'react-dom/static';
import { RichText } from './rich-text';

it('[HW-13] the server draws formulas into the page, without a place to be filled later', async () => {
  const { prelude } = await prerender(
    <p>
      <RichText text={'Путь $s = vt$ и\n$\\frac{s}{t}$'} />
    </p>,
  );
  const html = await new Response(prelude).text();
  expect(html.match(/class="katex"/g)).toHaveLength(2);
  expect(html.match(/formula-display/g)).toHaveLength(1);
  expect(html).not.toMatch(/<template|<script|<code/);
});
