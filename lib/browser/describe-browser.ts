/** The browser and the size of its window, as feedback and applications tell them. [TRK-03] */
export function describeBrowser(): string {
  return `${navigator.userAgent.slice(0, 500)} viewportSize=${innerWidth}x${innerHeight}`;
}
