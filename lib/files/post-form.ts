import type { UploadForm } from './send-picture';

/** A network that has moved nothing for so long has gone, in milliseconds. */
const STALLED_MS = 60_000;

/**
 * Posts a file with the form that was made for it. Not `fetch`, which does not tell how far it is.
 *
 * @param onProgress is told how much has gone, 0…1
 * @returns the status; 0 when nothing was answered
 */
export function postForm(
  { formAction, formFields }: UploadForm,
  file: Blob,
  name: string,
  onProgress: (share: number) => void,
): Promise<number> {
  const form = new FormData();
  for (const [field, value] of Object.entries(formFields)) form.append(field, value);
  // The last: what comes after a file is not read.
  form.append('file', file, name);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stalled = setTimeout(() => request.abort(), STALLED_MS);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALLED_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => {
      clearTimeout(stalled);
      resolve(request.status);
    };
    request.open('POST', formAction);
    request.send(form);
  });
}
