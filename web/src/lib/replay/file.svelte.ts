import { ofRecord, type Source } from './source';

/** More than the server takes. */
const MOST = 512 * 1024;

/** The record that was opened last: it is kept while the page is, and goes to no storage. */
class Opened {
  source = $state.raw<Source | null>(null);
}

export const opened = new Opened();

/** Read a file as a record; false when it cannot be one. What is in it is the server's to judge. */
export async function openRecord(file: File): Promise<boolean> {
  if (file.size > MOST) return false;
  let read: unknown;
  try {
    read = JSON.parse(await file.text());
  } catch {
    return false;
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return false;
  opened.source = ofRecord(read as Record<string, unknown>, file.name.replace(/\.jsonl?$/i, ''));
  return true;
}
