/**
 * What reads a stored value: a zod schema, or `textSchema` for cookies that scripts read too, where
 * zod would weigh on every page.
 */
export type StoredSchema<Value> = {
  safeParse(stored: unknown): { success: true; data: Value } | { success: false };
};

type Common<Value> = {
  name: string;
  /** Judges each value when it is read: anybody can write into a cookie of theirs. */
  schema: StoredSchema<Value>;
  /** In seconds, or until the browser is closed. */
  lifetime: number | 'visit';
  readableByScripts: boolean;
  /** Under which the browser sends it; everywhere when left out. */
  path?: string;
  /** Over https its name begins with `__Host-`: a neighbouring host can neither set nor read it. */
  isHostBound?: boolean;
};

/** A cookie whose value stands in it as text. */
export type PlainCookie<Value> = Common<Value> & {
  protection: 'plain';
  toText(value: Value): string;
};

/** A cookie whose value is encrypted: nobody but the server reads or makes one. */
export type SealedCookie<Value extends object> = Common<Value> & {
  protection: 'sealed';
  readableByScripts: false;
  /** What was sealed for one cookie cannot be opened in the place of another. */
  salt: string;
};

export type OwnCookie<Value extends object = object> =
  Omit<PlainCookie<never>, 'schema' | 'toText'> | Omit<SealedCookie<Value>, 'schema'>;

/**
 * Declares a cookie. Each has one file, which is all that spells its name; the others import it and
 * read, write and clear it with `cookie-jar` on the server and `document-cookie` in the browser.
 */
export function ownCookie<Value extends string>(
  declared: Omit<PlainCookie<Value>, 'toText'>,
): PlainCookie<Value>;
export function ownCookie<Value>(declared: PlainCookie<Value>): PlainCookie<Value>;
export function ownCookie<Value extends object>(
  declared: Omit<SealedCookie<Value>, 'salt'> & { salt?: string },
): SealedCookie<Value>;
export function ownCookie(declared: { name: string; protection: 'plain' | 'sealed' }): unknown {
  return declared.protection === 'plain'
    ? { toText: String, ...declared }
    : { salt: declared.name, ...declared };
}

/**
 * A schema for a value that is kept as text.
 *
 * @param parse returns null for an invalid value
 */
export function textSchema<Value>(parse: (text: string) => Value | null): StoredSchema<Value> {
  return {
    safeParse(stored) {
      const data = typeof stored === 'string' ? parse(stored) : null;
      return data === null ? { success: false } : { success: true, data };
    },
  };
}

/** A schema for a cookie that stands for yes when it has this one value. */
export const flagSchema = textSchema((text): '1' | null => (text === '1' ? text : null));
