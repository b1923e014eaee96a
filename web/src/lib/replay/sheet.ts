/** What can be looked up beside a replay; `go`: who plays on from here. */
export type ReplaySheet = 'menu' | 'chart' | 'market' | 'log' | 'keys' | 'glossary' | 'text' | 'go';
