/** What can be looked up beside the map, and what can be asked of the others. */
export type Sheet =
  | 'menu'
  | 'chat'
  | 'chart'
  | 'market'
  | 'log'
  | 'keys'
  | 'glossary'
  | 'legal'
  | 'text'
  | 'back'
  | 'finish';
