/** Next.js calls this once, before the server takes requests. */
export async function register(): Promise<void> {
  // Not our environment but a constant that Next.js writes in: this file is compiled for its edge
  // runtime as well, which has no process to end.
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('./instrumentation-node')).startServer();
}
