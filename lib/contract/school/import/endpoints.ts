import { roles } from '@/lib/contract/auth/roles';
import { endpoint } from '@/lib/contract/call/endpoint';
import { browserPaths } from '@/lib/contract/paths';
import {
  importConfirmedSchema,
  importDoneSchema,
  importListSchema,
  importPreviewSchema,
} from './import';

const ofSchoolAdmin = { access: 'user', roles: [roles.schoolAdmin], retries: 1 } as const;

/** Room for 3,000 rows of three texts. */
const maxBodyBytes = 1_000_000;

export const schoolImportEndpoints = {
  previewImport: endpoint({
    ...browserPaths.previewImport,
    summary: 'What a list of students would change in the school; changes nothing',
    ...ofSchoolAdmin,
    idempotent: true,
    maxBodyBytes,
    body: importListSchema,
    reply: importPreviewSchema,
  }),
  importStudents: endpoint({
    ...browserPaths.importStudents,
    summary:
      'Does what the preview has shown, all of it or nothing; refused when it would be something else by now',
    ...ofSchoolAdmin,
    idempotent: true,
    maxBodyBytes,
    body: importConfirmedSchema,
    reply: importDoneSchema,
  }),
};
