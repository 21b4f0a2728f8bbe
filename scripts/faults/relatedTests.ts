import { importGraph } from '../test/importGraph.ts'
import { testsOf } from '../test/projects.ts'
import { reachedStories } from '../test/whatChanged.ts'

/** The tests that import a source file, directly or indirectly, nearest first. */
export interface RelatedTests {
  unit(file: string): string[]
  stories(file: string): string[]
}

/** Reads the import graph once, for any number of files. */
export function relatedTests(): RelatedTests {
  const graph = importGraph()
  const nearestFirst = (file: string, tests: readonly string[]) =>
    tests
      .map((test) => {
        const reached = graph.distances(test, 'all')
        return { test, distance: reached.get(file) ?? Infinity, size: reached.size }
      })
      // Of two tests at the same distance, the one that covers less.
      .toSorted((a, b) => a.distance - b.distance || a.size - b.size)
  return {
    unit: (file) =>
      nearestFirst(file, testsOf('unit'))
        .filter(({ distance }) => distance < Infinity)
        .map(({ test }) => test),
    // Stories that only the preview leads to come last.
    stories: (file) =>
      nearestFirst(file, reachedStories([file], graph).stories).map(({ test }) => test),
  }
}
