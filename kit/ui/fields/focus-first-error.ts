/**
 * After a refused submit: leads to the first field to correct or file to remove, and without one to the message about
 * the whole form. Call it once the errors are rendered.
 */
export function focusFirstError(form: HTMLElement): void {
  const first = form.querySelector<HTMLElement>(
    '[aria-invalid="true"], [data-state="refused"] button, [data-state="failed"] button',
  );
  first?.focus({ preventScroll: true });
  // The browser itself would not scroll to a field that is behind the header.
  (first ?? form.querySelector('[role="alert"]'))?.scrollIntoView({ block: "center" });
}
