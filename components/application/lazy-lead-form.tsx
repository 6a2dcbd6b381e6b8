'use client';

import dynamic from 'next/dynamic';

/**
 * The form in a bundle of its own: it is rendered on the server and sends itself without scripts, so
 * the page need not wait for them.
 */
export const LeadForm = dynamic(async () => (await import('./lead-form')).LeadForm);
