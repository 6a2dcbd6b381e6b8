import { routes } from '@/lib/routes/routes';
import { statusTexts, type StatusId } from '@/lib/status/status-texts';
import { drawingOf } from './drawing-of';
import { StatusLayout } from './status-layout';

/** The page of a failure, with its words and its picture. [ROUTE-08] */
export function StatusPage({ id }: { id: StatusId }) {
  const Drawing = drawingOf[id];
  return <StatusLayout text={statusTexts[id]} image={<Drawing />} ownPath={routes[id].path} />;
}
