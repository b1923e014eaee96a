/**
 * Copy the text of a field. Over plain http, as on a phone in the same house, there is no clipboard
 * interface: then the field is selected and copied the old way. False: it is selected, no more.
 */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  // Missing on pages that are not secure, whatever its type says.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (clipboard) {
      await clipboard.writeText(field.value);
      return true;
    }
  } catch {
    // Forbidden: the old way is left.
  }
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
