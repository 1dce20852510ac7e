/** Lets the browser itself download; a refusal is a failed download, and the page stays where it is. */
export function saveAs(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  link.click();
}
