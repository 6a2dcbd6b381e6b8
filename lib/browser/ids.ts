import { v4 } from 'uuid';

/**
 * A random UUID (version 4). The package also works where `crypto.randomUUID` does not exist: it is
 * there only on https and localhost, and a school's own server may be reached over plain http.
 */
export const createId = (): string => v4();
