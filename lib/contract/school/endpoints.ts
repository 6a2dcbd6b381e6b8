import { z } from 'zod';
import { roles } from '@/lib/contract/auth/roles';
import { endpoint } from '@/lib/contract/call/endpoint';
import { schoolClassEndpoints } from './classes/endpoints';
import { schoolCodeEndpoints } from './codes/endpoints';
import { schoolImportEndpoints } from './import/endpoints';
import { schoolPeopleEndpoints } from './people/endpoints';
import { resultsPeriodSchema, schoolResultsSchema } from './results/results';

export const schoolEndpoints = {
  ...schoolClassEndpoints,
  ...schoolCodeEndpoints,
  ...schoolImportEndpoints,
  ...schoolPeopleEndpoints,
  getSchoolResults: endpoint({
    method: 'GET',
    path: '/api/v1/school/results',
    summary: 'What the students of the school have done, in sums by class, subject and teacher',
    access: 'user',
    roles: [roles.schoolAdmin],
    browser: false,
    retries: 1,
    query: z.strictObject({ period: resultsPeriodSchema.default('quarter') }),
    reply: schoolResultsSchema,
  }),
};
