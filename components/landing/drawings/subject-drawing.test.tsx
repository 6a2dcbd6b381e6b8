import { renderToStaticMarkup } from 'react-dom/server';
import { subjects, type SubjectName } from '@/lib/contract/subjects/subjects';
import { handEllipse, handLine, readPoints, smooth } from './hand';
import { SubjectDrawing } from './subject-drawing';

const draw = (name: SubjectName) => renderToStaticMarkup(<SubjectDrawing name={name} />);

describe('the drawings of the subjects', () => {
  test('[SUBJ-01] every subject has one of its own, which is decoration', () => {
    const drawn = subjects.map(({ name }) => draw(name));
    expect(new Set(drawn).size).toBe(subjects.length);
    for (const svg of drawn) expect(svg).toMatch(/^<svg [^>]*aria-hidden="true"/);
  });

  test.each(subjects.map(({ name }) => name))(
    'that of %s is the same each time, small, and without broken numbers',
    (name) => {
      const svg = draw(name);
      expect(draw(name)).toBe(svg);
      expect(svg.length).toBeLessThan(20_000);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    },
  );
});

describe('the hand that draws', () => {
  test('draws each stroke twice, near the points it was given', () => {
    const path = handLine(readPoints('10,10 110,10'));
    expect(path.match(/M/g)).toHaveLength(2);
    const [x, y] = /^M([\d.]+) ([\d.]+)/.exec(path)?.slice(1).map(Number) ?? [];
    expect(Math.abs((x ?? 0) - 10)).toBeLessThanOrEqual(2);
    expect(Math.abs((y ?? 0) - 10)).toBeLessThanOrEqual(2);
  });

  test('draws nothing of one point, and a point of no length', () => {
    expect(handLine([[1, 1]])).toBe('');
    expect(handLine(readPoints('5,5 5,5'))).not.toContain('NaN');
  });

  test('goes through every point of a curve, and round a circle', () => {
    expect(smooth(readPoints('0,0 10,5 20,0')).match(/C/g)).toHaveLength(2);
    expect(handEllipse([50, 50], 20, 10)).toMatch(/^M[\d.]+ [\d.]+(C.+){10}$/);
  });
});
