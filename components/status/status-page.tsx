import { routes } from '@/lib/routes/routes';
import type { StatusId } from '@/lib/status/status-texts';
import { OriginalAddress } from './original-address';
import { StatusInPlace } from './status-in-place';

/** The page of a failure, under its own address. [ROUTE-08] */
export function StatusPage({ id }: { id: StatusId }) {
  const { path } = routes[id];
  return (
    <>
      <OriginalAddress ownPath={path} />
      <StatusInPlace id={id} ownPath={path} />
    </>
  );
}
