/**
 * A text that is kept in this browser under a key. Where storage is forbidden, or full, it lasts as
 * long as the page.
 */
export class Slot {
  private memory: string | null = null;

  constructor(private readonly key: string) {}

  read(): string | null {
    try {
      return localStorage.getItem(this.key) ?? this.memory;
    } catch {
      return this.memory;
    }
  }

  /** Keep a text, or with null nothing any more. */
  write(text: string | null): void {
    this.memory = text;
    try {
      if (text === null) localStorage.removeItem(this.key);
      else localStorage.setItem(this.key, text);
    } catch {
      // It is in the memory.
    }
  }
}
