// The scripts are plain JavaScript, checked on their own: what tests use of them is said here.
declare module '@/scripts/environment/ports.mjs' {
  export function findFreePorts(count: number): Promise<number[]>;
}
declare module '@/scripts/testing/bench-report.mjs' {
  export type Row = { what: string; target: string; measured: string; met: boolean };
  export type Result = { node: string; seconds: number; yardstick: number; rows: Row[] };
}
