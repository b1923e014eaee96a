/** Names that people give themselves, as wide, as odd and as long as they may be. */
export const ODD_NAMES = [
  'W'.repeat(24),
  'Wilhelmina von Wolkenwac',
  'شمس الدين محمد الحافظ',
  '🧝🏽‍♀️🐉🦄🐗🚲',
  'Ñandú Ærøskøbing Ţ',
  'Jo',
];
