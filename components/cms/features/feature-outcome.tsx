import { SignInAgain } from '@/components/cms/sign-in-again';
import { Notice } from '@/components/ui/notice/notice';
import { stateText } from '@/lib/cms/feature-texts';
import type { CmsFeature } from '@/lib/contract/cms/cms-features';
import { errorText } from '@/lib/format/error-text';
import type { Outcome } from './use-change-feature';

type FeatureOutcomeProps = { feature: CmsFeature; outcome: Outcome };

/** Says whether the change was saved, and what to do when it was not. */
export function FeatureOutcome({ feature, outcome }: FeatureOutcomeProps) {
  if (outcome === null) return null;
  if (outcome.kind === 'saved')
    return (
      <Notice tone="positive" title="Сохранено">
        Подействует везде в&nbsp;течение полуминуты, на&nbsp;странице входа — минуты.
      </Notice>
    );
  const { code, status, field } = outcome.failure;
  if (status === 409)
    return (
      <Notice tone="warning" title="Кто-то изменил это раньше">
        Сейчас здесь {stateText(feature)}
        {feature.changedBy === null ? null : <> ({feature.changedBy})</>}. Ваше изменение
        не&nbsp;сохранено: проверьте его и&nbsp;сохраните ещё раз, если оно нужно.
      </Notice>
    );
  if (status === 401)
    return (
      <Notice
        tone="negative"
        title="Не&nbsp;сохранено: время входа истекло"
        action={<SignInAgain page="cmsFeatures" />}
      >
        Войдите и&nbsp;сохраните ещё раз.
      </Notice>
    );
  return (
    <Notice tone="negative" title="Не&nbsp;сохранено">
      {field?.startsWith('body.details') ? 'Исправьте отмеченное поле.' : errorText(code)}
    </Notice>
  );
}
