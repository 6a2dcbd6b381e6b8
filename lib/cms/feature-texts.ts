import type { FeatureState } from '@/lib/contract/cms/cms-features';
import { externalProviders, providers } from '@/lib/contract/auth/external-providers';
import type { ProductFeatureName } from '@/lib/contract/user/product-features';

/** How operators call each feature, and what it does. [FEAT-01] */
export const featureTexts: Record<ProductFeatureName, { title: string; effect: string }> = {
  homeworkContentItems: {
    title: 'Отдельные вопросы задания',
    effect:
      'Учитель может взять в\u00A0домашнюю работу не\u00A0всё задание тетради, а\u00A0отдельные вопросы из\u00A0него. Уже созданные работы не\u00A0меняются.',
  },
  studentContest: {
    title: 'Конкурс в\u00A0кабинете ученика',
    effect: 'В\u00A0кабинете ученика стоит карточка конкурса: от\u00A0начала и\u00A0до\u00A0конца.',
  },
  isVcUnavailable: {
    title: 'Вход через сервисы недоступен',
    effect:
      'Войти через отмеченные сервисы не\u00A0предлагается, а\u00A0кто пришёл по\u00A0ссылке, узнаёт почему и\u00A0входит иначе.',
  },
  isNewBillingUnavailable: {
    title: 'Оплата недоступна',
    effect: 'Вместо страницы оплаты — сообщение, что оплата временно не\u00A0работает.',
  },
  isMeshAvailable: {
    title: 'МЭШ и\u00A0портал Подмосковья на\u00A0связи',
    effect:
      'Выключите, когда эти платформы недоступны: кто пришёл оттуда, увидит сообщение вместо страниц.',
  },
};

/** A state in the table of changes: on or off, and what the details come to. */
export function stateText({ enable, details }: FeatureState): string {
  const summary = summaryOf(details);
  return `${enable ? 'включено' : 'выключено'}${summary === '' ? '' : `: ${summary}`}`;
}

function summaryOf(details: FeatureState['details']): string {
  if (typeof details?.title === 'string') return `«${details.title}»`;
  const named = details?.providers;
  if (!Array.isArray(named)) return '';
  return providers
    .filter((provider) => named.includes(provider))
    .map((provider) => externalProviders[provider].title)
    .join(', ');
}
