import { z } from 'zod';
import { dsn, httpUrl, identifiers } from '@/lib/contract/environment/values';
import { variable } from '@/lib/contract/environment/variable';
import packageJson from '@/package.json' with { type: 'json' };

/**
 * What pages of web show and load, none of it secret: it has demo defaults or is left out. [CONF-01]
 */
export const pageVariables = {
  BUILD_NUMBER: variable(
    z
      .string()
      .regex(/^[\w.+-]{1,64}$/)
      .default(packageJson.version),
    'deployment',
    {
      note: 'Sent to the services with each call; by default the version in package.json.',
      shown: '',
    },
  ),

  CONTACT_EMAIL: variable(z.email().default('help@example.ru'), 'texts', {
    effect: 'The e-mail on public pages, and whom security.txt names.',
  }),
  CONTACT_PHONE: variable(
    z
      .string()
      .regex(/^\+?[\d ()-]{5,25}$/)
      .default('8 800 000-00-00'),
    'texts',
    { effect: 'The telephone on public pages.' },
  ),
  OFFER_URL: variable(httpUrl.optional(), 'texts', {
    effect:
      'The offer that people accept in their cabinets; without it they read our terms of use.',
  }),
  PERSONAL_DATA_CONSENT_URL: variable(httpUrl.optional(), 'texts', {
    effect: 'What forms ask consent for; without it our user agreement.',
  }),
  USER_AGREEMENT_URL: variable(httpUrl.optional(), 'texts', {
    effect: 'A link to the publisher’s own agreement on /user-agreement; without it there is none.',
  }),
  TEACHER_INSTRUCTION_URL: variable(httpUrl.optional(), 'texts', {
    effect:
      'The instruction of teachers, a PDF that may be shown in a frame; without it no link is shown.',
  }),
  STUDENT_INSTRUCTION_URL: variable(httpUrl.optional(), 'texts', {
    effect:
      'The instruction of students, a PDF that may be shown in a frame; without it no link is shown.',
  }),
  SCHOOL_ADMIN_INSTRUCTION_URL: variable(httpUrl.optional(), 'texts', {
    effect:
      'The instruction of school administrators, a PDF that may be shown in a frame; without it no link is shown.',
  }),

  TAG_MANAGER_IDS: variable(identifiers(/^GTM-[A-Z0-9]{4,12}$/, 2), 'counting', {
    note: 'Up to two containers of the tag manager, for those who agree. Example:',
    shown: 'GTM-AAAA,GTM-BBBB',
  }),
  METRICS_ID: variable(
    z
      .string()
      .regex(/^\d{5,12}$/)
      .optional(),
    'counting',
    { note: 'The counter of visits, for those who agree. Example:', shown: '12345678' },
  ),
  LIVE_CHAT_ID: variable(
    z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
    'counting',
    {
      effect:
        'The live chat, on the pages that have one, for those who agree; without it none is loaded.',
    },
  ),
  ERROR_REPORTING_URL: variable(dsn.optional(), 'counting', {
    note: 'The DSN of a project in Sentry, or in what speaks its protocol: browsers report there what nobody caught, and without it nothing. Example:',
    shown: 'https://0123456789abcdef@errors.example.ru/1',
  }),

  /** [FEAT-02] */
  PROMOTION_START: variable(z.iso.datetime({ offset: true }).optional(), 'rules', {
    note: 'A promotion of any kind: between these times the cabinets show its text, with a link when there is one. Without both times and the text there is none. Example:',
    shown: '2026-08-20T00:00:00+03:00',
  }),
  PROMOTION_END: variable(z.iso.datetime({ offset: true }).optional(), 'rules', {
    effect: 'From when on that promotion is no longer shown.',
    shown: '2026-09-10T00:00:00+03:00',
  }),
  PROMOTION_TEXT: variable(z.string().trim().min(1).max(200).optional(), 'rules', {
    effect: 'What that promotion says, in a line over the cabinets.',
    shown: 'До 10 сентября лицензия на класс — со скидкой 20 %.',
  }),
  PROMOTION_URL: variable(httpUrl.optional(), 'rules', {
    effect: 'Where its link «Подробнее» leads; without it there is no link.',
  }),
};
