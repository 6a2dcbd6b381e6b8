import { callerOf, type Verb } from '@/platform/main-api/context';
import { getVisibleFile } from './find-file';

/** Where the picture is in a size, for the next minutes. [FILE-04] @throws ServiceError `not_found` */
export const getImageSize: Verb<'getImageSize'> = async (context, { params, query }) => {
  const { id } = await getVisibleFile(context.db, callerOf(context).userId, params.id);
  return { url: context.storage.linkTo(id, query.size ?? 'original') };
};
