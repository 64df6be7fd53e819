/** Runs once what is drawn now has been painted: for what a reader will not miss in that moment. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(run);
  });
}
