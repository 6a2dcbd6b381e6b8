import { buttonStyle } from '@/components/ui/button/button-style';
import { subjects } from '@/lib/contract/subjects';
import { pathOf } from '@/lib/routes/match';
import { NotebookPicture } from './notebook-picture';

const signIn = (role: 'teacher' | 'student') => `${pathOf('prosv')}?role=${role}`;

const steps = [
  {
    title: 'Учитель выбирает задания',
    text: 'Предмет, класс, тема: задания видны так, как их увидит ученик. Получается ссылка.',
  },
  {
    title: 'Класс открывает ссылку',
    text: 'Без регистрации: достаточно имени и\u00A0класса. Ответы сохраняются сами, даже когда пропала связь.',
  },
  {
    title: 'Оценки уже в\u00A0журнале',
    text: 'Работа проверяется сразу. Ученик видит, что получилось, учитель\u00A0— весь класс.',
  },
] as const;

/** What the product is, how it goes, the ways in. */
export function HomeView() {
  return (
    <>
      <section className="relative isolate border-b border-line bg-surface">
        <div
          aria-hidden
          className="squared-paper absolute inset-0 -z-10 [mask-image:linear-gradient(to_bottom,transparent_30%,black)] large:[mask-image:linear-gradient(to_right,transparent_35%,black_65%)]"
        />
        <div className="page-width grid items-center gap-10 py-10 medium:py-16 large:grid-cols-[1fr_auto] large:py-20">
          <div className="max-w-160">
            <h1 className="text-title-l font-bold medium:text-display">
              Домашнее задание за&nbsp;минуту, проверка&nbsp;— сама
            </h1>
            <p className="mt-5 max-w-120 text-reading">
              Цифровые рабочие тетради к&nbsp;учебникам «Просвещения»: учитель собирает задание,
              ученик выполняет его на&nbsp;телефоне, планшете или компьютере.
            </p>
            <div className="mt-8 flex flex-col gap-3 medium:flex-row">
              {/* Whole page loads: they lead out of the product and back. */}
              <a href={signIn('teacher')} className={buttonStyle({ wide: true })}>
                Войти как учитель
              </a>
              <a
                href={signIn('student')}
                className={buttonStyle({ variant: 'secondary', wide: true })}
              >
                Войти как ученик
              </a>
            </div>
          </div>
          <NotebookPicture />
        </div>
      </section>
      <section aria-labelledby="how" className="page-width py-10 medium:py-16">
        <h2 id="how" className="text-title-m font-semibold">
          Как это устроено
        </h2>
        <ol role="list" className="mt-6 grid gap-6 medium:grid-cols-3 medium:gap-8">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-accent pt-4">
              <h3 className="text-title-s font-semibold">
                <span className="text-accent-strong tabular-nums">{index + 1}.</span> {title}
              </h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-10 max-w-reading rounded-xl bg-accent-tint px-5 py-4">
          <strong className="font-semibold">Вы ученик?</strong> Откройте ссылку, которую дал
          учитель: регистрироваться не&nbsp;нужно.
        </p>
      </section>
      <section aria-labelledby="subjects" className="page-width pb-12 medium:pb-20">
        <h2 id="subjects" className="text-title-m font-semibold">
          Предметы
        </h2>
        <ul role="list" className="mt-5 flex flex-wrap gap-2">
          {subjects.map(({ id, title, colour }) => (
            <li
              key={id}
              data-accent={colour}
              className="rounded-full bg-accent-tint px-4 py-1.5 font-medium text-accent-strong"
            >
              {title}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
