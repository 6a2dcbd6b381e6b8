/** A code to continue as it is shown: in groups, which are easier to copy. [TRUST-03] */
export const writtenCode = (code: string) =>
  [code.slice(0, 4), code.slice(4, 8), code.slice(8)].join('-');
