import { addressOf } from '@/lib/contract/call/address';
import { browserPaths } from '@/lib/contract/paths';
import { FilePicture } from './file-picture';

/** The address of a file itself, for links. */
const addressOfFile = (id: string) => addressOf(browserPaths.getFile.path, { id }, undefined);

/** Uploaded pictures in their order; each opens whole. */
export function FileList({ files }: { files: readonly string[] }) {
  return (
    <ol className="flex flex-wrap gap-3">
      {files.map((id, index) => (
        <li key={id}>
          <a href={addressOfFile(id)} target="_blank" rel="noreferrer" className="block rounded-m">
            <FilePicture id={id} alt={`Фото ${index + 1} из ${files.length}`} />
          </a>
        </li>
      ))}
    </ol>
  );
}
