declare const judged: unique symbol;

/**
 * A path on our own origin, with query and fragment: written in the route table, or given by a visitor
 * and judged by `safeReturnUrl`. What comes from elsewhere is plain text until then. [ROUTE-02]
 */
export type OwnPath = string & { readonly [judged]: true };
