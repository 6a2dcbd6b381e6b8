import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { diaryCapabilities } from '@/lib/contract/diary/diary-capabilities';
import type { DiaryAdapter } from '@/platform/main-api/diary/adapters/adapter';

export type Asked = {
  method: string;
  url: string;
  headers: Record<string, unknown>;
  body: string;
};

/** The same for all adapters. */
export const work = { userId: '9', lessonId: '7', externalId: 'bafedikogupamite', sequence: 3 };
export const content = {
  ...{ groupId: '70', workTypeId: null, title: 'Дроби & <b>' },
  ...{ url: 'https://x.ru/?a=1&b=2', dueAt: '2026-11-25T21:30:00.000Z' },
};

/** An answer with this status of HTTP. */
export const say =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** A diary that says what it is told to, and an adapter that asks it. */
export function fakeDiary(create: (origin: string) => DiaryAdapter) {
  const asked: Asked[] = [];
  let server: Server;
  let answer: RequestListener;
  let diary: DiaryAdapter;
  beforeEach(async () => {
    asked.length = 0;
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        asked.push({ method, url, headers, body });
        answer(request, response);
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    diary = create(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return {
    asked,
    diary: () => diary,
    will: (next: RequestListener) => {
      answer = next;
    },
  };
}

type Given = {
  create: (origin: string) => DiaryAdapter;
  /** How the diary refuses with one of its codes. */
  refuse: (code: number) => RequestListener;
  /** Its codes, and what each means to us. */
  codes: readonly (readonly [what: string, code: number, why: string])[];
  /** A good answer to `getLesson` that is about the lesson of `work`. */
  lesson: RequestListener;
  /** One in which a lesson begins «завтра». */
  strangeLesson: RequestListener;
  /** Which lesson a request asks for, and what else it says besides. */
  lessonIn: (asked: Asked) => { lessonId: string | null; rest: string };
};

/** Each call of the contract, with whatever it is given. */
const calls: Record<string, (diary: DiaryAdapter) => Promise<unknown>> = {
  exchangeToken: (diary) => diary.exchangeToken({ token: 't', state: 's', key: 'k' }),
  listLessons: (diary) => diary.listLessons('9', { from: '2026-11-23', to: '2026-11-29' }),
  getLesson: (diary) => diary.getLesson(work),
  putWork: (diary) => diary.putWork(work, content),
  deleteWork: (diary) => diary.deleteWork(work),
  putMark: (diary) => diary.putMark(work, { studentId: '55', mode: 'grade', value: 5 }),
  unbind: (diary) => diary.unbind('9'),
};
/** Those whose answer says something. */
const telling = ['exchangeToken', 'listLessons', 'getLesson', 'putWork', 'putMark'];

/** What every adapter of a diary does, whatever the calls of that diary look like. */
export function conformance(name: string, given: Given): void {
  describe(`[DIARY-05] ${name}`, () => {
    const { asked, diary, will } = fakeDiary(given.create);

    test('a good answer with 50 MB behind it is not taken', async () => {
      will((request, response) => {
        const end = response.end.bind(response) as (text: string) => typeof response;
        response.end = (text: unknown) => end(`${String(text)}${' '.repeat(50_000_000)}`);
        given.lesson(request, response);
      });
      await expect(diary().getLesson(work)).rejects.toMatchObject({ why: 'unavailable' });
      will(given.lesson);
      await expect(diary().getLesson(work)).resolves.toBeDefined();
    });

    test('nobody is asked where a redirect leads', async () => {
      will((request, response) => {
        const redirect = say(302, '', { Location: '/elsewhere' });
        (request.url === '/elsewhere' ? given.lesson : redirect)(request, response);
      });
      await expect(diary().getLesson(work)).rejects.toMatchObject({ why: 'unavailable' });
      expect(asked).toHaveLength(1);
    });

    test.each(given.codes)('after %s, %d, each call is %s', async (_, code, why) => {
      will(given.refuse(code));
      for (const call of Object.values(calls))
        await expect(call(diary())).rejects.toMatchObject({
          why,
          isRetryable: why === 'unavailable',
        });
      expect(asked).toHaveLength(Object.keys(calls).length);
    });

    test.each<[string, RequestListener]>([
      ['is no JSON', say(200, '<h1>Вход</h1>')],
      ['has another shape', say(200, { lessons: 'нет', response: [] })],
      ['is empty', say(200, '')],
      ['is a redirect to others', say(302, '', { Location: 'https://evil.example/' })],
      ['breaks off', (_, response) => void response.writeHead(200).destroy()],
      ['is of 50 MB', (_, response) => response.end(Buffer.alloc(50_000_000, 32))],
      ['is a failure of the server', say(500, 'Internal Server Error')],
    ])('an answer that %s is worth another try, and is asked for once', async (_, answer) => {
      will(answer);
      for (const call of telling)
        await expect(calls[call]?.(diary())).rejects.toMatchObject({ why: 'unavailable' });
      expect(asked).toHaveLength(telling.length);
    });

    test('a lesson that begins at no time is worth another try', async () => {
      will(given.strangeLesson);
      await expect(diary().getLesson(work)).rejects.toMatchObject({ why: 'unavailable' });
    });

    test('an answer that never ends is given up', async () => {
      const within = AbortSignal.timeout(100);
      jest.spyOn(AbortSignal, 'timeout').mockReturnValue(within);
      will((_, response) => void response.writeHead(200).write('{'));
      await expect(diary().getLesson(work)).rejects.toMatchObject({ why: 'unavailable' });
      expect(AbortSignal.timeout).toHaveBeenCalledWith(10_000);
    });

    test('a diary that is not there is worth another try', async () => {
      const nowhere = given.create('http://127.0.0.1:1');
      for (const call of Object.values(calls))
        await expect(call(nowhere)).rejects.toMatchObject({ why: 'unavailable' });
    });

    test.each(['../users?x', '7&teacher=1', '7#', '%2e%2e/7', '7\r\nX: y', 'урок 7'])(
      'the id %j changes nothing besides',
      async (lessonId) => {
        will(given.lesson);
        await diary().getLesson(work);
        await diary().getLesson({ ...work, lessonId });
        const [plain, hostile] = asked.map(given.lessonIn);
        expect(hostile).toEqual({ lessonId, rest: plain?.rest });
        expect(plain?.lessonId).toBe(work.lessonId);
      },
    );

    test('no mark is asked for in a way that it cannot show', async () => {
      const { markModes } = diaryCapabilities[diary().provider];
      expect(markModes).toEqual(expect.arrayContaining(['grade', 'none']));
      will(given.refuse(500));
      for (const mode of ['grade', 'percent'] as const) {
        const put = diary().putMark(work, { studentId: '55', mode, value: 5 });
        const why = markModes.includes(mode) ? 'unavailable' : 'refused';
        await expect(put).rejects.toMatchObject({ why });
      }
      expect(asked).toHaveLength(markModes.length - 1);
    });
  });
}
