import { readdirSync } from 'node:fs'
import path from 'node:path'
import { importGraph } from '../test/importGraph.ts'
import { reachedStories } from '../test/whatChanged.ts'

/** The tests that import a source file, directly or indirectly, nearest first. */
export interface RelatedTests {
  unit(file: string): string[]
  stories(file: string): string[]
}

/** Reads the import graph once, for any number of files. */
export function relatedTests(): RelatedTests {
  const graph = importGraph()
  const known = new Map<string, Map<string, number>>()
  const distancesFrom = (test: string) => {
    const distances = known.get(test) ?? graph.distances(test, 'all')
    known.set(test, distances)
    return distances
  }
  const nearestFirst = (file: string, tests: readonly string[]) =>
    tests
      .map((test) => {
        const reached = distancesFrom(test)
        return { test, distance: reached.get(file) ?? Infinity, size: reached.size }
      })
      // Of two tests at the same distance, the one that is about less.
      .toSorted((a, b) => a.distance - b.distance || a.size - b.size)
  return {
    unit: (file) =>
      nearestFirst(file, unitTests())
        .filter(({ distance }) => distance < Infinity)
        .map(({ test }) => test),
    // Those to which only the preview leads come last.
    stories: (file) => nearestFirst(file, reachedStories([file]).stories).map(({ test }) => test),
  }
}

function unitTests(): string[] {
  const below = ['tests/unit', 'tests/contract'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file),
    ),
  )
  const beside = readdirSync('tests').map((file) => path.posix.join('tests', file))
  return [...below, ...beside].filter((file) => /\.test\.tsx?$/.test(file))
}
