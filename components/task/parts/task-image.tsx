import type { TaskImage as Image } from '@/lib/contract/tasks/tasks';

type TaskImageProps = {
  image: Image | undefined;
  lang?: string | undefined;
  /** Beside what was answered it takes less room. */
  isSmall?: boolean;
};

/** The picture of a task, where it has one. */
export function TaskImage({ image, lang, isSmall = false }: TaskImageProps) {
  if (!image) return null;
  return (
    // Not Next's image component: a data URI gains nothing from it.
    <img
      src={image.src}
      alt={image.alt}
      lang={lang}
      width={image.width}
      height={image.height}
      className={`h-auto max-w-full rounded-m ${isSmall ? 'medium:max-w-120' : ''}`}
    />
  );
}
