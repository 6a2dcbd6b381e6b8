import { KitSection, Specimen, Specimens } from '@/components/kit/kit-section';
import { ProgressBar } from '@/components/ui/progress-bar/progress-bar';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { Spinner } from '@/components/ui/spinner/spinner';
import { ShowPageLoader } from './show-page-loader';

const sizes = ['s', 'm', 'l'] as const;

/** What is shown while something is on its way. [UI-02] [UI-10] */
export function Waiting() {
  return (
    <KitSection
      id="waiting"
      title="Ожидание"
      lead="Скелет — на месте того, что придёт; спиннер — там, где нажали; загрузчик — когда страница сменяется дольше 0,4 секунды."
    >
      <Specimens title="Spinner · размеры и цвета">
        {sizes.map((size) => (
          <Specimen key={size} name={`primary · ${size}`}>
            <Spinner size={size} label={null} />
          </Specimen>
        ))}
        <Specimen name="secondary">
          <Spinner size="l" colour="secondary" label={null} />
        </Specimen>
        <Specimen name="inversed">
          <span className="inline-flex rounded-m bg-ink p-3">
            <Spinner size="l" colour="inversed" label={null} />
          </span>
        </Specimen>
        <Specimen name="custom">
          <span className="inline-flex text-positive-strong">
            <Spinner size="l" colour="custom" label={null} />
          </span>
        </Specimen>
        <Specimen name="absolute">
          <span className="relative inline-block h-20 w-36 rounded-m border border-line">
            <Spinner size="l" position="absolute" label={null} />
          </span>
        </Specimen>
        <Specimen name="fixed">
          {/* What is fixed stays in a box that moves. */}
          <span className="relative inline-block h-20 w-36 translate-0 rounded-m border border-line">
            <Spinner size="l" position="fixed" label={null} />
          </span>
        </Specimen>
      </Specimens>
      <Specimens title="Skeleton" arrangement="grid">
        <Skeleton label="Загружаем текст" lines={4} />
        <Skeleton label="Загружаем карточки" shape="block" lines={2} />
      </Specimens>
      <Specimens title="ProgressBar" arrangement="stack">
        <ProgressBar label="Выполнено заданий" value={3} max={12} withCount />
        <ProgressBar label="Просмотрено страниц" value={40} max={64} withCount />
        <ProgressBar label="Не начато" value={0} max={5} />
        <ProgressBar label="Всё готово" value={5} max={5} />
      </Specimens>
      <Specimens title="PageLoader">
        <ShowPageLoader />
      </Specimens>
    </KitSection>
  );
}
