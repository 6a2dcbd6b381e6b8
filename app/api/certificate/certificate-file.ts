import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { Certificate } from '@/lib/contract/certificate/certificate';
import { markShape } from '@/lib/contract/web/mark-shape';
import {
  certificateTexts,
  documentDay,
  figuresOf,
  verifyAddress,
  writtenNumber,
} from '@/lib/certificate/certificate-text';

const FOLDER = join(process.cwd(), 'node_modules/@expo-google-fonts/golos-text');
const fontFile = (name: string) => readFile(join(FOLDER, name, `GolosText_${name}.ttf`));

/** Points of an A4 sheet; everything is set in the middle of it. */
const PAGE = { width: 595.28, height: 841.89 };
const EDGE = 36;
const MARGIN = 76;
const TEXT_WIDTH = PAGE.width - 2 * MARGIN;
const CELL = 14.2;

const ink = '#20242e';
const soft = '#565d6d';
const accent = '#6a4fd0';
const strong = '#4c35a6';
const grid = '#e9eef4';

type Sheet = InstanceType<typeof PDFDocument>;

/**
 * A certificate as a PDF of one A4 sheet, with only the letters of Golos Text that it uses. It takes some
 * 30 ms of the process. [HW-10]
 */
export async function certificateFile(
  certificate: Certificate,
  publicOrigin: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const [regular, bold] = await Promise.all([fontFile('400Regular'), fontFile('700Bold')]);
  const number = writtenNumber(certificate.number);
  const sheet = new PDFDocument({
    ...{ size: 'A4', margin: 0, lang: 'ru-RU', displayTitle: true },
    // None of the standard fonts, which have no Cyrillic letters.
    font: '',
    info: {
      Title: `${certificateTexts.title} ${number}`,
      Author: certificateTexts.publisher,
      CreationDate: new Date(certificate.issuedAt),
    },
  });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    sheet.on('data', (part: Uint8Array<ArrayBuffer>) => parts.push(part));
    sheet.once('end', resolve).once('error', reject);
  });
  sheet.registerFont('regular', regular).registerFont('bold', bold);
  drawPaper(sheet);
  writeHead(sheet, certificate);
  writeFigures(sheet, certificate);
  writeFoot(sheet, certificate, verifyAddress(publicOrigin, certificate.number));
  sheet.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

/** Squared paper in a frame, with the mark of the product. */
function drawPaper(sheet: Sheet): void {
  const [right, bottom] = [PAGE.width - EDGE, PAGE.height - EDGE];
  sheet.lineWidth(0.5).strokeColor(grid);
  for (let x = EDGE + CELL; x < right; x += CELL) sheet.moveTo(x, EDGE).lineTo(x, bottom);
  for (let y = EDGE + CELL; y < bottom; y += CELL) sheet.moveTo(EDGE, y).lineTo(right, y);
  sheet.stroke();
  sheet
    .rect(EDGE, EDGE, right - EDGE, bottom - EDGE)
    .lineWidth(2)
    .stroke(accent);
  const white = EDGE + 2 * CELL;
  sheet.rect(white, white, PAGE.width - 2 * white, PAGE.height - 2 * white).fill('#ffffff');
  sheet
    .save()
    .translate(PAGE.width / 2 - 24, 104)
    .scale(1.5);
  sheet.path(markShape.cover).fill(accent);
  sheet.path(markShape.spine).fill(strong);
  sheet.path(markShape.tick).fill('#ffffff');
  sheet.restore();
}

const centred = { width: TEXT_WIDTH, align: 'center' } as const;

function writeHead(sheet: Sheet, { surname, name, patronymic }: Certificate): void {
  const { service, title, confirms, statement } = certificateTexts;
  sheet.font('bold').fontSize(13).fillColor(ink).text(service, MARGIN, 164, centred);
  sheet.fontSize(38).fillColor(strong).text(title, MARGIN, 214, centred);
  sheet.font('regular').fontSize(14).fillColor(soft).text(confirms, MARGIN, 276, centred);
  const holder = [surname, name, patronymic].filter((part) => part !== '').join(' ');
  fitted(sheet, holder, { top: 308, most: 26, least: 9, height: 92 });
  sheet.font('regular').fontSize(14).fillColor(soft).text(statement, MARGIN, 412, centred);
}

type Room = { top: number; most: number; least: number; height: number };

/** A name of whatever length, as large as there is room for. */
function fitted(sheet: Sheet, text: string, { top, most, least, height }: Room): void {
  sheet.font('bold').fillColor(ink);
  let size = most;
  const isTooLarge = () =>
    sheet.fontSize(size).heightOfString(text, centred) > height ||
    text.split(' ').some((word) => sheet.widthOfString(word) > TEXT_WIDTH);
  while (size > least && isTooLarge()) size -= 1;
  const space = height - sheet.fontSize(size).heightOfString(text, centred);
  sheet.text(text, MARGIN, top + Math.max(0, space / 2), { ...centred, height, ellipsis: true });
}

function writeFigures(sheet: Sheet, certificate: Certificate): void {
  const width = TEXT_WIDTH / 2 - 12;
  figuresOf(certificate).forEach(({ figure, label }, at) => {
    const left = MARGIN + at * (width + 24);
    const column = { width, align: 'center' } as const;
    sheet.font('bold').fontSize(44).fillColor(strong).text(String(figure), left, 482, column);
    sheet.font('regular').fontSize(12).fillColor(soft).text(label, left, 540, column);
  });
}

function writeFoot(sheet: Sheet, certificate: Certificate, address: string): void {
  const { publisher, verify } = certificateTexts;
  const { since, issuedAt, number } = certificate;
  const period = `С\u00A0${documentDay(since)} по\u00A0${documentDay(issuedAt)}`;
  sheet.font('regular').fontSize(12).fillColor(ink).text(period, MARGIN, 604, centred);
  sheet.font('bold').text(`№\u00A0${writtenNumber(number)}`, MARGIN, 664, centred);
  sheet.font('regular').fontSize(11).fillColor(soft);
  sheet.text(`Выдан ${documentDay(issuedAt)}, ${publisher}`, MARGIN, 684, centred);
  sheet.text(verify, MARGIN, 716, centred);
  fitted(sheet, address, { top: 730, most: 11, least: 5, height: 16 });
  sheet.link(MARGIN, 730, TEXT_WIDTH, 16, address);
}
