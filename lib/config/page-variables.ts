import { z } from 'zod';
import { httpUrl, identifiers } from '@/lib/contract/environment/values';
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

  CONTACT_EMAIL: variable(z.email().default('help@example.ru'), 'texts'),
  CONTACT_PHONE: variable(
    z
      .string()
      .regex(/^\+?[\d ()-]{5,25}$/)
      .default('8 800 000-00-00'),
    'texts',
  ),
  OFFER_URL: variable(httpUrl.optional(), 'texts'),
  PERSONAL_DATA_CONSENT_URL: variable(httpUrl.optional(), 'texts'),
  USER_AGREEMENT_URL: variable(httpUrl.optional(), 'texts'),
  TEACHER_INSTRUCTION_URL: variable(httpUrl.optional(), 'texts'),
  STUDENT_INSTRUCTION_URL: variable(httpUrl.optional(), 'texts'),
  SCHOOL_ADMIN_INSTRUCTION_URL: variable(httpUrl.optional(), 'texts'),

  TAG_MANAGER_IDS: variable(identifiers(/^GTM-[A-Z0-9]{4,12}$/, 2), 'counting', {
    note: 'Up to two containers of the tag manager. Example:',
    shown: 'GTM-AAAA,GTM-BBBB',
  }),
  METRICS_ID: variable(
    z
      .string()
      .regex(/^\d{5,12}$/)
      .optional(),
    'counting',
    { note: 'The counter of visits. Example:', shown: '12345678' },
  ),
  LIVE_CHAT_ID: variable(
    z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
    'counting',
  ),
  ERROR_REPORTING_URL: variable(httpUrl.optional(), 'counting'),

  /** [FEAT-02] */
  PROMOTION_START: variable(z.iso.datetime({ offset: true }).optional(), 'rules', {
    note: 'A promotion of any kind: between these times the cabinets show its text, with a link when there is one. Without both times and the text there is none. Example:',
    shown: '2026-08-20T00:00:00+03:00',
  }),
  PROMOTION_END: variable(z.iso.datetime({ offset: true }).optional(), 'rules', {
    shown: '2026-09-10T00:00:00+03:00',
  }),
  PROMOTION_TEXT: variable(z.string().trim().min(1).max(200).optional(), 'rules', {
    shown: 'До 10 сентября лицензия на класс — со скидкой 20 %.',
  }),
  PROMOTION_URL: variable(httpUrl.optional(), 'rules'),
};
