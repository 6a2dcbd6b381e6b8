'use client';

import { lazy } from 'react';

const FailurePage = lazy(() =>
  import('./failure-page').then((loaded) => ({ default: loaded.FailurePage })),
);

/**
 * What Next.js shows in place of a page that is not there. It puts it into the data of every page, for
 * each layout once more: so it is a reference, and what it stands for is loaded when it is shown.
 */
export function LazyNotFound() {
  return <FailurePage id="notFound" />;
}
