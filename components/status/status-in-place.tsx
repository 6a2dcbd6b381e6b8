import { statusTexts, type StatusId } from '@/lib/status/status-texts';
import { drawingOf } from './drawing-of';
import { StatusLayout } from './status-layout';

type StatusInPlaceProps = {
  id: StatusId;
  /** Where it stands under an address of its own after all. */
  ownPath?: string;
};

/** The words and the picture of a failure, in place of a page. [STATUS-14] */
export function StatusInPlace({ id, ownPath }: StatusInPlaceProps) {
  const Drawing = drawingOf[id];
  return <StatusLayout text={statusTexts[id]} image={<Drawing />} ownPath={ownPath} />;
}
