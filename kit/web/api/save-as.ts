/** Lets the browser itself download; a refusal is a failed download, and the page stays where it is. */
export function saveAs(url: string, name = ""): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}

/** What has been answered already, as a file. */
export function saveBytes(name: string, type: string, bytes: Uint8Array | string): void {
  const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type }));
  saveAs(url, name);
  URL.revokeObjectURL(url);
}
