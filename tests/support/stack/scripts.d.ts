// The scripts are plain JavaScript, checked on their own: what tests use of them is said here.
declare module '@/scripts/environment/ports.mjs' {
  export function findFreePorts(count: number): Promise<number[]>;
}
declare module '@/scripts/testing/bench-report.mjs' {
  export type Row = {
    what: string;
    yardstick: string;
    target: string;
    measured: string;
    ratio?: number;
    clientMicros?: number;
    met: boolean | null;
  };
  export type Result = { node: string; seconds: number; rows: Row[] };
}
declare module '@/scripts/processes/process-table.mjs' {
  export function processIds(): number[];
  export function commandLineOf(pid: number): string;
  export function parentOf(pid: number): number | null;
}
declare module '@/tests/support/http/start-nginx.mjs' {
  export function isNginxThere(): boolean;
  export function hasBrotli(): boolean;
  export function startNginx(conf: string): Promise<{ origin: string; stop: () => void }>;
}
declare module '@/tests/support/stack/documents-made.mjs' {
  export function untilDocumentsMade(web: string): Promise<void>;
}
