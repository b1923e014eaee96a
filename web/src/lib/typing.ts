/** Whether somebody types into this element. */
export function isTextField(element: EventTarget | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element instanceof HTMLInputElement)
    return !['button', 'checkbox', 'radio', 'range', 'submit'].includes(element.type);
  return element instanceof HTMLTextAreaElement || element.isContentEditable;
}
