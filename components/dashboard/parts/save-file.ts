/** Hands the browser a file to keep. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser takes it in its own time.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}
