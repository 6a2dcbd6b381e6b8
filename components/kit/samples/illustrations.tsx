import { accents } from '@/components/kit/foundations';
import { KitSection, Specimens } from '@/components/kit/kit-section';
import { SubjectDrawing } from '@/components/landing/drawings/subject-drawing';
import { LogoMark } from '@/components/layout/logo';
import { drawingOf } from '@/components/status/drawing-of';
import { BreakSign } from '@/components/status/drawings/break-sign';
import { GapOnShelf } from '@/components/status/drawings/gap-on-shelf';
import { NamelessBadge } from '@/components/status/drawings/nameless-badge';
import { RouteOnMap } from '@/components/status/drawings/route-on-map';
import { subjects } from '@/lib/contract/subjects/subjects';

const statusDrawings = {
  ...drawingOf,
  roleInvalid: NamelessBadge,
  mashUnreachable: GapOnShelf,
  moUnreachable: BreakSign,
  meshCameBack: RouteOnMap,
};

/** Drawings, each in its colour; those of empty lists stand where empty lists are shown. */
export function Illustrations() {
  return (
    <KitSection
      id="illustrations"
      title="Рисунки"
      lead="Нарисованы пером по клетке, берут цвет предмета. Не говорят ничего, чего не говорят слова."
    >
      <Specimens title="Знак">
        {accents.map(([name]) => (
          <span key={name} data-accent={name}>
            <LogoMark className="h-12 w-auto" />
          </span>
        ))}
      </Specimens>
      <Specimens title="Предметы" arrangement="gallery" ground="bare">
        {subjects.map(({ id, name, title, colour }) => (
          <figure key={id} data-accent={colour}>
            <SubjectDrawing name={name} />
            <figcaption className="mt-2 text-caption text-ink-soft">{title}</figcaption>
          </figure>
        ))}
      </Specimens>
      <Specimens title="Страницы состояний" arrangement="gallery" ground="bare">
        {Object.entries(statusDrawings).map(([name, Drawing]) => (
          <figure key={name}>
            <Drawing />
            <figcaption className="mt-2 text-caption text-ink-soft">{name}</figcaption>
          </figure>
        ))}
      </Specimens>
    </KitSection>
  );
}
