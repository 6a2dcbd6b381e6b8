type TeachingHeadingProps = {
  name: string;
  patronymic: string;
  /** The teacher is asked for the first time. */
  isNew: boolean;
};

/** What the page is about; a new teacher is addressed. [ROUTE-05] */
export function TeachingHeading({ name, patronymic, isNew }: TeachingHeadingProps) {
  const person = [name, patronymic].filter((part) => part !== '').join('\u00A0');
  return (
    <div className="max-w-reading">
      <h1 className="text-title-m font-bold medium:text-title-l">Предметы и&nbsp;классы</h1>
      {isNew ? (
        <p className="mt-3 text-reading">
          {person === '' ? 'Что вы преподаёте?' : `${person}, что вы\u00A0преподаёте?`} Подберём
          тетради для ваших классов. Изменить выбор можно в&nbsp;любое время.
        </p>
      ) : (
        <p className="mt-3 text-reading">
          По&nbsp;этому выбору мы&nbsp;подбираем тетради для ваших классов.
        </p>
      )}
    </div>
  );
}
