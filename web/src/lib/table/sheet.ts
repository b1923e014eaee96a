/** What can be looked up beside the map. */
export type Sheet = 'menu' | 'chart' | 'market' | 'log' | 'keys' | 'legal' | 'text';
