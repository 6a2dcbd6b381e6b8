import { Curve, Drawing, Line, Ring, Tick, Wash, Words } from './pen';

/** A page of a notebook, done and ticked: the home page. */
export function NotebookDrawing() {
  const rows = [
    ['3·(12 − 5) =', '21', 82],
    ['48 : 6 + 7 =', '15', 144],
    ['2² + 3² =', '13', 206],
  ] as const;
  return (
    <Drawing>
      {rows.map(([task, answer, y]) => (
        <g key={task}>
          <Words at={[8, y]} size={26}>
            {task}
          </Words>
          <Wash
            points={[
              [176, y - 26],
              [224, y - 26],
              [224, y + 10],
              [176, y + 10],
            ]}
          />
          <Line
            points={[
              [174, y - 28],
              [226, y - 28],
              [226, y + 12],
              [174, y + 12],
              [174, y - 28],
            ]}
            ink="accent"
          />
          <Words at={[200, y]} size={26} accent middle>
            {answer}
          </Words>
          <Tick at={[254, y - 6]} size={1.3} />
        </g>
      ))}
    </Drawing>
  );
}

/** A page of a journal with a mark that pleases: the teacher's page. */
export function JournalDrawing() {
  const rows = [
    ['Белов', '4', '5'],
    ['Ветрова', '5', '5'],
    ['Жуков', '3', '4'],
    ['Кораблёва', '5', '5'],
  ] as const;
  return (
    <Drawing>
      <Line points="10,20 306,20 306,236 10,236 10,20" width={2.6} />
      <Line points="10,56 306,56" />
      <Line points="172,20 172,236" />
      <Line points="240,20 240,236" />
      <Words at={[26, 44]} size={17}>
        5А
      </Words>
      <Words at={[206, 44]} size={15} middle>
        пн
      </Words>
      <Words at={[272, 44]} size={15} middle>
        ср
      </Words>
      {rows.map(([name, first, second], index) => (
        <g key={name}>
          <Words at={[26, 90 + index * 44]} size={19}>
            {name}
          </Words>
          <Words at={[206, 90 + index * 44]} size={21} accent middle>
            {first}
          </Words>
          <Words at={[272, 90 + index * 44]} size={21} accent middle>
            {second}
          </Words>
          {index < 3 ? (
            <Line
              points={[
                [10, 104 + index * 44],
                [306, 104 + index * 44],
              ]}
              ink="soft"
              width={1.4}
            />
          ) : null}
        </g>
      ))}
      <Ring at={[272, 171]} r={22} ry={19} ink="accent" width={2.8} />
      <Curve points="284,190 296,204 292,222" ink="accent" />
    </Drawing>
  );
}
