import { Card } from '@/components/ui/card/card';
import { featureTexts } from '@/lib/cms/feature-texts';
import type { CmsFeature, FeatureChange } from '@/lib/contract/cms/cms-features';
import { formatDayTime } from '@/lib/format/date-time';
import { ChangeTable } from './change-table';
import { FeatureForm } from './feature-form';

type FeaturesOverviewProps = {
  features: readonly CmsFeature[];
  changes: readonly FeatureChange[];
  timeZone: string;
};

/** Every product feature, to be switched, and who has switched what. [FEAT-01] */
export function FeaturesOverview({ features, changes, timeZone }: FeaturesOverviewProps) {
  return (
    <div className="page-width flex flex-col gap-6 py-8 medium:py-12">
      <div>
        <h1 className="text-title-l font-bold">Возможности</h1>
        <p className="mt-2 max-w-reading text-ink-soft">
          Переключаются без перезапуска и&nbsp;сразу для всех: изменение видно в&nbsp;течение
          полуминуты, на&nbsp;странице входа — минуты.
        </p>
      </div>
      {features.map((feature) => (
        <FeatureCard key={feature.name} feature={feature} timeZone={timeZone} />
      ))}
      <ChangeTable changes={changes} timeZone={timeZone} />
    </div>
  );
}

function FeatureCard({ feature, timeZone }: { feature: CmsFeature; timeZone: string }) {
  const { name, enable, version, changedAt, changedBy } = feature;
  const { title, effect } = featureTexts[name];
  return (
    <Card as="section" labelledBy={`feature-${name}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={`feature-${name}`} className="text-title-s font-semibold">
          {title}
        </h2>
        <span
          className={`rounded-s px-2.5 py-0.5 text-caption font-medium ${enable ? 'bg-positive-tint text-positive-strong' : 'border border-line text-ink-soft'}`}
        >
          {enable ? 'включено' : 'выключено'}
        </span>
      </div>
      <p className="mt-2 max-w-reading">{effect}</p>
      <p className="mt-1 text-caption text-ink-soft">
        {changedAt === null || changedBy === null ? (
          version === 0 ? (
            'Как задано изначально'
          ) : (
            'Изменено в\u00A0базе данных'
          )
        ) : (
          <>
            {changedBy}, <time dateTime={changedAt}>{formatDayTime(changedAt, timeZone)}</time>
          </>
        )}
      </p>
      <FeatureForm feature={feature} />
    </Card>
  );
}
