import { readFileSync } from 'node:fs'
import type { ImportGraph } from './importGraph.ts'

/**
 * Tells whether a test reads a file from the disk, instead of importing it: if it, or a helper that
 * it imports, uses the file system and names the file or a folder above it. Git's list of files
 * holds all of them.
 */
export function readPlaces(graph: ImportGraph) {
  const known = new Map<string, ReadonlySet<string>>()
  const placesIn = (file: string) => {
    const places = known.get(file) ?? placesNamedIn(readFileSync(file, 'utf8'))
    known.set(file, places)
    return places
  }
  return (test: string, file: string): boolean => {
    const above = file.split('/').map((_, at, names) => names.slice(0, at + 1).join('/'))
    return [...graph.distances(test, 'all').keys()]
      .filter((one) => !one.startsWith('src/'))
      .map(placesIn)
      .some((places) => places.has('ls-files') || above.some((place) => places.has(place)))
  }
}

/** The strings of a module that look like paths, if it uses the file system. */
function placesNamedIn(text: string): Set<string> {
  if (!/'node:(fs|fs\/promises|child_process)'/.test(text)) return new Set()
  const named = text.matchAll(/['"`](?:\.{1,2}\/)*([\w.@-][\w./@-]*)/g)
  return new Set([...named].map(([, name = '']) => name.replace(/\/+$/, '')))
}
