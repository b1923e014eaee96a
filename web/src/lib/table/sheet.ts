/** What can be looked up beside the map, and what can be asked of the others. */
export type Sheet =
  | 'menu'
  | 'chat'
  | 'chart'
  | 'market'
  | 'log'
  | 'keys'
  | 'legal'
  | 'text'
  | 'since'
  | 'glossary'
  | 'back'
  | 'finish';
