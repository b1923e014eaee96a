// What vite.config.ts makes of a catalogue.

declare module '*.ftl?ids' {
  const ids: readonly string[];
  export default ids;
}

declare module '*.ftl?texts' {
  const texts: readonly string[];
  export default texts;
}
