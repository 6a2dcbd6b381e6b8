// The scripts are plain JavaScript, checked on their own: what tests use of them is said here.
declare module '@/scripts/environment/ports.mjs' {
  export function findFreePorts(count: number): Promise<number[]>;
}
