import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { beginByName } from '@/tests/support/browser/browser';
import { signIn } from '@/tests/support/people/people';
import type { OwnStack } from '@/tests/support/stack/own-stack';
import { strike } from './faults';
import { createPaper, type Given, type PaperStep } from './paper';
import type { Fault, Plan } from './plan';
import { Stored } from './stored';
import { Student } from './student';

/** What came of a fault. */
export type Outcome = {
  fault: Fault;
  place: string;
  /** What the page said in the end of it, before it was mended by the student. */
  said: string;
  /** From the fault to an answer that is saved, in milliseconds. */
  tookMs: number;
};

type World = { stack: OwnStack; database: pg.Pool };

/**
 * A student does a homework while one thing after the other goes wrong, once at each step and once at the end.
 * Throws when anything is lost or double that the page has said to be saved.
 *
 * @param note is told what came of each fault
 */
export async function goThrough(
  page: Page,
  plan: Plan,
  { stack, database }: World,
  note: (outcome: Outcome) => void = () => undefined,
): Promise<void> {
  const { taskHash, steps } = await createPaper(await signIn('teacher@example.ru'), database);
  await beginByName(page, taskHash, 'Неунывающая');
  const attemptCode = /homework\/([a-z]+)\//.exec(page.url())?.[1] ?? '';
  const stored = new Stored(attemptCode, database);
  const student = new Student(page);
  const suffer = async (fault: Fault, place: string, mend: () => Promise<void>) => {
    const began = performance.now();
    await strike(fault.kind, fault.lastsMs, stack, student.page);
    const said = await student.saying().catch(() => 'nothing: the page is gone');
    await mend();
    note({ fault, place, said, tookMs: Math.round(performance.now() - began) });
  };

  for (const [index, step] of steps.entries()) {
    const fault = plan[index];
    if (!fault) throw new Error('A step without a fault');
    await student.turnTo(step);
    await answerMeanwhile(student, step, fault, (mend) => suffer(fault, step.kind, mend));
    await expectKept(student, stored, steps);
  }
  const last = plan[steps.length];
  if (!last) throw new Error('An end without a fault');
  if (last.moment !== 'before') await student.pressFinish();
  if (last.moment === 'after') await sleep(last.waitMs);
  await suffer(last, 'the end', () => student.finish());

  for (const step of steps)
    expect(await stored.answerTo(student.page, step.number)).toEqual(step.final);
  expect(await stored.counts()).toEqual({ attempts: 1, answers: 4, ids: 4 });
  expect(await stored.earned(student.page)).toEqual([1, 1, null, null]);
}

/** Answers a step twice, the second time while something goes wrong. */
async function answerMeanwhile(
  student: Student,
  step: PaperStep,
  { kind, moment, waitMs }: Fault,
  suffer: (mend: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const settle = () => student.settle(step, step.final);
  await student.give(step, step.draft);
  if (moment === 'after') {
    await student.settle(step, step.draft);
    return suffer(async () => {
      if (kind !== 'tab') await student.give(step, step.final).catch(() => undefined);
      await settle();
    });
  }
  await student.notice(step, step.draft);
  // A page that is gone cannot be written on.
  if (moment === 'before' && kind !== 'tab') {
    const suffering = suffer(settle);
    await student.give(step, step.final).catch(() => undefined);
    return suffering;
  }
  await student.give(step, step.final);
  await sleep(waitMs);
  await student.notice(step, step.final);
  return suffer(settle);
}

/** What was said to be saved is on the server, or what was given after it. */
async function expectKept(student: Student, stored: Stored, steps: readonly PaperStep[]) {
  for (const { number, draft, final } of steps) {
    const told = student.told.get(number);
    if (!told) continue;
    const kept = await stored.answerTo(student.page, number);
    const newer: (Given | null)[] = told === draft ? [draft, final] : [final];
    expect(newer, `the answer to step ${number}`).toContainEqual(kept);
  }
}
