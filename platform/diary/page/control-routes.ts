import { isSameSecret } from '@/lib/http/is-same-secret';
import { settingsSchema } from '@/platform/partners/school/control';
import { readForm } from '@/platform/openid/pages/form';
import { controlPage } from './control-page';
import type { Pages, Site } from './routes';

/** Everybody may look, who has the key may change. */
export function addControlPage(pages: Pages, { diary, partner }: Site): void {
  const { control, env } = diary;
  const { template } = partner;
  pages.get('/control', (http) =>
    template.send(http, controlPage(template, { settings: control.settings() }), 200),
  );
  pages.post('/control', async (http) => {
    const { key = '', reset, ...given } = await readForm(http);
    const show = (rest: { isDone?: boolean; problem?: string }, status: 200 | 403 | 422) =>
      template.send(http, controlPage(template, { settings: control.settings(), ...rest }), status);
    if (!isSameSecret(key, env.DIARY_API_KEY)) return show({ problem: 'Неверный ключ.' }, 403);
    const settings = settingsSchema.safeParse(reset === undefined ? given : {});
    if (!settings.success) return show({ problem: 'Проверьте числа.' }, 422);
    control.change(settings.data);
    return show({ isDone: true }, 200);
  });
}
