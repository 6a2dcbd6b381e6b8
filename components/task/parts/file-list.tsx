import { browserPaths } from '@/lib/contract/paths';
import { addressOf } from '@/lib/contract/call/address';

/** Uploaded pictures in their order; each opens whole. */
export function FileList({ files }: { files: readonly string[] }) {
  return (
    <ol className="flex flex-wrap gap-3">
      {files.map((id, index) => {
        const address = addressOf(browserPaths.getFile.path, { id }, undefined);
        return (
          <li key={id}>
            <a href={address} target="_blank" rel="noreferrer" className="block rounded-m">
              <img
                src={address}
                alt={`Фото ${index + 1} из ${files.length}`}
                loading="lazy"
                width={160}
                height={160}
                className="size-40 rounded-m border border-line bg-paper object-cover"
              />
            </a>
          </li>
        );
      })}
    </ol>
  );
}
