import type { fileEndpoints } from '@/lib/contract/files/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { createUploadIntention } from './create-upload-intention';
import { deleteFile } from './delete-file';
import { getFile } from './get-file';
import { getImageSize } from './get-image-size';
import { reportUploadResult } from './report-upload-result';

export const fileVerbs: VerbsOf<typeof fileEndpoints> = {
  createUploadIntention,
  deleteFile,
  getFile,
  getImageSize,
  reportUploadResult,
};
