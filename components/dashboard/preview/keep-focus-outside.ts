/** Leaves the focus where the operator types, except while they have turned to the preview themselves. */
export function keepFocusOutside(): void {
  const { focus } = HTMLElement.prototype;
  const { showModal } = HTMLDialogElement.prototype;
  let isTurnedTo = false;
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => (isTurnedTo = true), { capture: true });
  addEventListener('blur', () => (isTurnedTo = false));
  HTMLElement.prototype.focus = function (options) {
    if (isTurnedTo) focus.call(this, options);
  };
  // As on a phone, where the window fills the screen: the browser itself moves the focus then.
  HTMLDialogElement.prototype.showModal = function () {
    const outside = parent.document.activeElement as HTMLElement | null;
    showModal.call(this);
    if (!isTurnedTo) outside?.focus({ preventScroll: true });
  };
}
