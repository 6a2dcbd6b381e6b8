const HEIC_TYPES = ['image/heic', 'image/heif'];

/** A picture of an iPhone, which most browsers cannot show; by its name when it has no type. [FILE-02] */
export function isHeic({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  if (type === '') return /\.hei[cf]$/i.test(name);
  return HEIC_TYPES.includes(type.toLowerCase());
}

/**
 * The same picture as JPEG, under a name that says so. What turns it is a library of three megabytes
 * under the LGPL: a file of its own, loaded when such a picture is chosen. [FILE-02]
 *
 * @throws (rejects) for what is no such picture, and when the library cannot be loaded
 */
export async function fromHeic(file: File): Promise<File> {
  const { heicTo } = await import('heic-to/csp');
  const blob = await heicTo({ blob: file, type: 'image/jpeg', quality: 0.9 });
  const name = `${file.name.replace(/\.[^.]*$/, '')}.jpeg`;
  return new File([blob], name, { type: 'image/jpeg' });
}
