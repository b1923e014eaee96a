export function messagesOf(source: string): Map<string, Set<string>>;
export function typesOf(source: string): string;
export function misfitsOf(english: string, source: string): string[];
export function textsOf(source: string): Map<string, string>;
