/** A private pencil sketch: roads somebody marks while waiting. It never leaves the page. */
export interface Sketch {
  round: number;
  roads: readonly string[];
}

export const BLANK: Sketch = { round: 0, roads: [] };

/** What of a sketch is still good in this round: it is about the counters that lie now. */
export function inRound(sketch: Sketch, round: number): readonly string[] {
  return sketch.round === round ? sketch.roads : [];
}

/** The sketch with a road marked, or no longer marked. */
export function toggled(sketch: Sketch, round: number, road: string): Sketch {
  const roads = inRound(sketch, round);
  return {
    round,
    roads: roads.includes(road) ? roads.filter((other) => other !== road) : [...roads, road],
  };
}
