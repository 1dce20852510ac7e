/**
 * After a submit that was refused: takes the person to the first field to mend, or file to take away, and where there is
 * none to what is said of the whole. Call it once the errors are drawn.
 */
export function focusFirstError(form: HTMLElement): void {
  const first = form.querySelector<HTMLElement>(
    '[aria-invalid="true"], [data-state="refused"] button, [data-state="failed"] button',
  );
  first?.focus({ preventScroll: true });
  // The browser itself would leave it where it is while it stands behind the header.
  (first ?? form.querySelector('[role="alert"]'))?.scrollIntoView({ block: "center" });
}
