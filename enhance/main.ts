import { createReport, onFailure } from '@/lib/status/report-failures';
import { startAll } from './start-all';

/**
 * The script of documents: what a person gains from in a page without React. Everything works without
 * it, so what fails here is reported and leaves the rest alone. [DOC-01]
 */
const report = createReport();
onFailure(report);
startAll(report);
