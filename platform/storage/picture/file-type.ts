import { fileTypeFromBuffer } from 'file-type';
import { uploadTypes } from '@/lib/contract/files/files';

/** So many bytes tell what a file is. */
export const TYPE_BYTES = 4_100;

/** Whether a file is of a type that is taken, and of this one, by its first bytes. */
export async function isOfType(head: Uint8Array, type: string): Promise<boolean> {
  const found = await fileTypeFromBuffer(head);
  return found?.mime === type && uploadTypes.some((one) => one === type);
}
