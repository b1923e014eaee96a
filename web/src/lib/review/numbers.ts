/** 3 as "3", 2.48 as "2.5". */
export function tenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** With its sign, as luck is told: "+0.8", "−1.2", "0". */
export function signed(value: number): string {
  const text = tenth(Math.abs(value));
  if (text === '0') return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}
