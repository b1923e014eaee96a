/** What can be looked up beside the map. */
export type Sheet = 'menu' | 'chart' | 'log' | 'keys' | 'legal' | 'text';
