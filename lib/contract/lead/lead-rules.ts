/**
 * What an application form may say. Plain data: the page checks with it before it sends, and the
 * schemas stay out of its bundle.
 */

/** Which form was sent. [ROUTE-21] */
export const leadTypes = ['application', 'teacher-licence'] as const;
export type LeadType = (typeof leadTypes)[number];

export const leadRoles = ['teacher', 'administration', 'methodologist', 'other'] as const;

/** The longest texts, in characters, and the most classes. */
export const leadLimits = {
  name: 100,
  email: 200,
  phone: 30,
  school: 200,
  city: 100,
  comment: 500,
  classCount: 200,
} as const;

/** The longest texts of what is told of the visit, in characters; longer ones are cut. */
export const visitLimits = {
  utmValue: 500,
  reffererUrl: 2_000,
  landingName: 100,
  /** That of a browser, with the size of its window. */
  userAgent: 600,
} as const;

/** Neither control and format characters nor halves of a letter; `text` may have several lines. */
export const leadPatterns = {
  line: /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u,
  text: /^(?:\n|[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])*$/u,
  /** A name as a person gives it. */
  name: /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u,
  /** Something that can be read. */
  words: /[\p{L}\p{N}]/u,
  /** Cyrillic addresses exist too; whether one is somebody's only a letter can tell. */
  email: /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"/]+\.[^\s@<>()[\]\\,;:"/.]{2,}$/u,
  /** With the code of the town: ten digits and more. */
  phone: /^\+?(?:[ ()-]*\d){10,15}[ ()-]*$/,
} as const;
