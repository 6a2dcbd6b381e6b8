import { z } from 'zod';
import { MAX_PHOTOS } from '@/lib/contract/tasks/photo/answer';
import { isStorable } from '@/lib/contract/values/storable';

/** The most marks on one picture. */
export const MAX_MARKS = 200;

/** The most points of one line, when it has been simplified. */
export const MAX_POINTS = 400;

/** The longest note on a picture, in characters. */
export const MAX_NOTE = 200;

/** All that is drawn on the pictures of one answer, in bytes of its JSON. */
export const MAX_DRAWING_BYTES = 64_000;

/** Coordinates have four digits: a twentieth of a pixel of what a student sends. */
export const toCoordinate = (part: number) =>
  Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 10_000;

/** Part of the width or the height of the picture. */
const coordinate = z
  .number()
  .min(0)
  .max(1)
  .refine((part) => toCoordinate(part) === part);
const point = z.tuple([coordinate, coordinate]);
/** From the left, from the top. */
export type Point = z.infer<typeof point>;

export const markColours = ['red', 'blue', 'green'] as const;
const colour = z.enum(markColours);
export type MarkColour = z.infer<typeof colour>;

export const lineWidths = ['thin', 'thick'] as const;
export type LineWidth = (typeof lineWidths)[number];

const markSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('line'),
    colour,
    width: z.enum(lineWidths),
    points: z.array(point).min(1).max(MAX_POINTS),
  }),
  z.strictObject({
    kind: z.literal('note'),
    colour,
    at: point,
    text: z.string().trim().min(1).max(MAX_NOTE).refine(isStorable),
  }),
]);
/** What a teacher has drawn on a picture, or written on it. */
export type Mark = z.infer<typeof markSchema>;
export type Note = Extract<Mark, { kind: 'note' }>;

/** Measured as they are sent and stored. */
export const bytesOf = (drawing: readonly MarkedPicture[]) =>
  new TextEncoder().encode(JSON.stringify(drawing)).length;

const markedPicture = z.object({
  fileUuid: z.uuid(),
  marks: z.array(markSchema).min(1).max(MAX_MARKS),
});
/** A picture of an answer with what is drawn on it. */
export type MarkedPicture = z.infer<typeof markedPicture>;

/** The pictures of an answer that something is drawn on, in the order of the answer. [REV-02] */
export const drawingSchema = z.array(markedPicture);
export type Drawing = z.infer<typeof drawingSchema>;

export const newDrawingSchema = z
  .array(markedPicture.strict())
  .max(MAX_PHOTOS)
  .refine((pictures) => new Set(pictures.map(({ fileUuid }) => fileUuid)).size === pictures.length)
  .refine((pictures) => bytesOf(pictures) <= MAX_DRAWING_BYTES);
