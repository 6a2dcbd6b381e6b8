/**
 * Loaded into a child before its own program (`node --import`): when the parent is gone, however
 * suddenly, the child ends too. The parent holds the other end of the channel, and the system
 * closes it even after `kill -9`. Workers of the child load this too; they are the child's to end.
 */
const KILL_AFTER_MS = 5_000;

if (process.connected && process.env.END_WITH_PARENT === String(process.ppid)) {
  process.once('disconnect', () => {
    setTimeout(() => {
      try {
        // The child leads a group of its own, with the workers that it started.
        process.kill(-process.pid, 'SIGKILL');
      } catch {
        process.exit(1);
      }
    }, KILL_AFTER_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Waiting for that must not keep the child alive when its work is done.
  process.channel?.unref();
}
