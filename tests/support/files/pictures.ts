import sharp from 'sharp';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fdf' } });

/** A photo as a phone takes it: lying on its side, with the place and the camera in it. */
export const photoWithPlace = (width = 800, height = 600): Promise<Buffer> =>
  plain(width, height)
    .withExif({
      IFD0: { Make: 'Secret Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const photo = (width = 800, height = 600): Promise<Buffer> =>
  plain(width, height).jpeg().toBuffer();

/** A small file of very many pixels. */
export const pixelBomb = (): Promise<Buffer> =>
  plain(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
