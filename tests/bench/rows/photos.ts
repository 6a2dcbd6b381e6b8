import sharp from 'sharp';
import type { Row } from '@/scripts/testing/bench-report.mjs';
import {
  announce,
  beginPhotoTask,
  createPhotoHomework,
  post,
  report,
} from '@/tests/support/files/uploads';
import { newcomer } from '@/tests/support/people/people';
import { memoryOf } from './memory';

/** A class that sends its work at the end of a lesson. */
const PHOTOS = 30;
const MOST_MB = 150;

/** A photo in which nothing repeats: as large as a storage takes them from a browser that makes none smaller. */
const noisyPhoto = () =>
  sharp({
    create: {
      ...{ width: 4_000, height: 3_000, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 78 })
    .toBuffer();

/** Uploads so many photos at once, each of a student, and watches the memory of the platform. */
export async function measurePhotos(teacher: string, pid: string | undefined): Promise<Row> {
  const taskHash = await createPhotoHomework(teacher);
  const photo = await noisyPhoto();
  const students = await Promise.all(
    Array.from({ length: PHOTOS }, async () => {
      const token = await newcomer(taskHash);
      return { token, meta: await beginPhotoTask(token, taskHash) };
    }),
  );
  const before = memoryOf(pid, 'VmRSS');
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, memoryOf(pid, 'VmRSS'))), 50);
  const started = performance.now();
  const statuses = await Promise.all(
    students.map(async ({ token, meta }) => {
      const { uuid, ...form } = await announce(token, { size: photo.byteLength, meta });
      const sent = await post(form, photo);
      return sent === 204 ? (await report(token, uuid)).status : sent;
    }),
  );
  clearInterval(watch);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const failed = statuses.filter((status) => status !== 200).length;
  const megabytes = Math.round(photo.byteLength / 100_000) / 10;
  const growth = highest - before;
  return {
    what: `${PHOTOS} photos of ${megabytes} MB uploaded at once`,
    yardstick: '—',
    target: `0 failed, memory of the platform grows by ≤ ${MOST_MB} MB`,
    measured: `${failed} failed, ${growth} MB; all drawn after ${seconds} s`,
    met: failed === 0 && growth <= MOST_MB,
  };
}
