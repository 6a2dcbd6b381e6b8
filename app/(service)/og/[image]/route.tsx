import { ImageResponse } from 'next/og';
import { ogImages } from '@/app/(service)/og/og-images';
import { readOgFonts } from '@/app/(service)/og/og-fonts';
import { OG_SIZE, OgPicture } from '@/app/(service)/og/og-picture';

export const dynamic = 'force-static';
/** A name that is not in the table is 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  return [...ogImages.keys()].map((image) => ({ image }));
}

type Context = { params: Promise<{ image: string }> };

/** A picture for links in messengers, drawn when the product is built. [SEO-04] */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const image = ogImages.get((await params).image);
  if (!image) return new Response(null, { status: 404 });
  return new ImageResponse(<OgPicture {...image} />, {
    ...OG_SIZE,
    fonts: await readOgFonts(),
    // Its address stays when it is drawn again.
    headers: { 'Cache-Control': 'public, max-age=86400' },
  });
}
