import type { ReactNode } from 'react';
import { enhanced, spareAttributes, type Spare as SpareName } from '@/lib/browser/enhancement';

/**
 * What React shows when it comes to it, and the script of documents has no React to show with: nobody
 * sees it before. Without a name it is there for its styles alone. [DOC-01]
 */
export function Spare({ name, children }: { name?: SpareName; children: ReactNode }) {
  return <div {...spareAttributes(name)}>{children}</div>;
}

/** Where the script of documents puts its words. */
export function SpareText() {
  return <span {...enhanced('spare-text')} />;
}
