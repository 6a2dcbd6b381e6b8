import { z } from 'zod';

/** The sections of .env.example, in its order, with what is said at the top of each. */
export const sections = {
  addresses: 'Where things are',
  data: 'Data',
  deployment: 'Kind of deployment',
  secrets: 'Secrets: at least 32 characters; the defaults are for the demo only',
  identity: 'Sign-in and tokens',
  providers: 'External providers behind the sign-on',
  texts: 'What people read and click',
  counting: 'Counting and reporting; nothing is loaded unless it is set',
  rules: 'Rules of the product',
  tests: 'Tests',
} as const;

export type Documentation = {
  section: keyof typeof sections;
  /** The comment above the variable in .env.example, and what docs/operations.md says of it. */
  note?: string;
  /** What docs/operations.md says instead: what follows from a value, or from none. */
  effect?: string;
  /** The value shown instead of the default: an example, or nothing. */
  shown?: string;
};

const documentation = z.registry<Documentation>();

/**
 * A variable of the environment. The row that calls this is all that a variable needs: from it follow
 * how the value is read, its type, and its lines in .env.example and docs/operations.md
 * (`npm run env-example`). [CONF-01]
 */
export function variable<Schema extends z.ZodType>(
  schema: Schema,
  section: Documentation['section'],
  rest: Omit<Documentation, 'section'> = {},
): Schema {
  documentation.add(schema, { section, ...rest });
  return schema;
}

/** What .env.example says of a variable; throws when it was not declared with `variable`. */
export function getDocumentation(schema: z.ZodType): Documentation {
  const found = documentation.get(schema);
  if (!found) throw new Error('A variable without documentation');
  return found;
}
