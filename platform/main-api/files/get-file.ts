import { callerOf, type Verb } from '@/platform/main-api/context';
import { getVisibleFile } from './find-file';

/** Where the file is for the next minutes. [FILE-04] @throws ServiceError `not_found` */
export const getFile: Verb<'getFile'> = async (context, { params }) => {
  const { id } = await getVisibleFile(context.db, callerOf(context).userId, params.id);
  return { url: context.storage.linkTo(id, 'original') };
};
