/**
 * Loads a part of the program that comes late. Without a network it waits for one: what is on the
 * screen stays usable meanwhile. Rejects when the part cannot be had although there is a network.
 */
export async function loadLazy<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof navigator === 'undefined' || navigator.onLine) throw error;
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}
