import type { Row } from '@/scripts/testing/bench-report.mjs';
import type { Load } from '@/tests/bench/load/under-load';
import type { BusyResult } from './busy';
import type { JournalResult } from './journal';
import type { SchoolResult } from './school';

type Compared = { what: string; yardstick: string; least: number };

/** What is measured against a yardstick of the same run. */
export function ratioRow({ what, yardstick, least }: Compared, ours: Load, other: Load): Row {
  const ratio = Math.round((ours.perSecond / other.perSecond) * 1_000) / 1_000;
  const failed = ours.failed + other.failed;
  const speed = `${ours.perSecond}/s of ${other.perSecond}/s, p95 ${ours.p95} ms`;
  return {
    ...{ what, yardstick, ratio, clientMicros: other.clientMicros },
    target: `≥ ${least}`,
    measured: `${ratio.toFixed(2)} (${speed}${failed > 0 ? `, ${failed} failed` : ''})`,
    met: ratio >= least && failed === 0,
  };
}

/** What cannot be measured on this machine. */
export function unmeasuredRow({ what, yardstick, least }: Compared, why: string): Row {
  return { what, yardstick, target: `≥ ${least}`, measured: `not measured: ${why}`, met: null };
}

/** What may not be more than so much. */
export function limitRow(what: string, value: number, most: number, unit: string): Row {
  return {
    ...{ what, yardstick: '—' },
    target: `≤ ${most} ${unit}`,
    measured: `${value} ${unit}`,
    met: value <= most,
  };
}

export function busyRow({ pages, busy, others, memory }: BusyResult): Row {
  return {
    what: '500 connections asking for a signed-in page at once',
    yardstick: '—',
    target: '0 of anything but pages and 503 with Retry-After',
    measured: `${pages} pages, ${busy} of 503 with Retry-After, ${others} of anything else; web ${memory} MB`,
    met: others === 0,
  };
}

export function schoolRow(result: SchoolResult): Row {
  const { errors, lost, p95, answers, seconds, pagesAskedAgain, loadPerCore } = result;
  const limit =
    loadPerCore > 1 ? `the processor (${loadPerCore.toFixed(1)} runnable a core)` : 'the arrivals';
  return {
    what: '3,000 students open a homework, answer 8 steps and finish, arriving within 60 s',
    yardstick: '—',
    target: '0 errors, 0 lost, p95 of saving ≤ 1,000 ms',
    measured: `${errors} errors, ${lost} lost, p95 ${p95} ms; ${answers} answers in ${seconds} s, ${pagesAskedAgain} pages asked again after a 503; limited by ${limit}`,
    met: errors === 0 && lost === 0 && p95 <= 1_000,
  };
}

export function journalRows(result: JournalResult): Row[] {
  const { p50, p95, max, seen, lost, ended, memory, cores } = result;
  return [
    {
      what: '200 teachers follow their journals, a class of 35 answers 20 homework, an answer a second each: from the 200 of an answer to the mark in the browser',
      yardstick: '—',
      target: '0 lost, at most 2,000 ms',
      measured: `${lost} lost of ${seen + lost}, p50 ${p50} ms, p95 ${p95} ms, at most ${max} ms; ${ended} streams ended; web + platform ${memory} MB, ${cores} of a core`,
      met: lost === 0 && ended === 0 && max <= 2_000,
    },
    ratioRow(
      {
        what: 'Answers saved, through web, while 200 journals are followed',
        yardstick: 'the same while none is',
        least: 0.8,
      },
      result.followed,
      result.alone,
    ),
  ];
}
