import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';
import { createHomework } from './homework';

type OwnHomework = { database: pg.Pool; teacher: string; taskHash: string };

/**
 * For the tests of a file: the database, and before each test a new teacher, by their token, with a new
 * homework of one step.
 */
export function ownHomework(): OwnHomework {
  const own = {} as OwnHomework;
  beforeAll(() => {
    own.database = openTestDatabase();
  });
  beforeEach(async () => {
    own.teacher = await createUser(own.database, { roles: [roles.teacher] });
    ({ taskHash: own.taskHash } = await createHomework(own.teacher, { steps: 1 }));
  });
  afterAll(() => own.database.end());
  return own;
}
