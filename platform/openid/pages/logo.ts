import { html } from 'hono/html';
import { MARK_SIZE, markShape } from '@/lib/contract/web/mark-shape';
import type { Page } from './page-template';

/** The mark of the product, in the colours of the page. */
export const logoMark = (): Page =>
  html`<svg class="mark" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}" fill="none" aria-hidden="true">
    <path d="${markShape.cover}" fill="var(--accent)" />
    <path d="${markShape.grid}" stroke="#fff" stroke-width="0.5" opacity="0.22" />
    <path d="${markShape.spine}" fill="var(--accent-deep)" />
    <path d="${markShape.tick}" fill="#fff" />
  </svg>`;
