import { importedFile, importsIn, type Source } from './imports.ts'

/** The imported files of each file. */
type Graph = ReadonlyMap<string, readonly string[]>

/**
 * Every group of files that import each other, by its shortest circle: `a.ts → b.ts → a.ts`. Type
 * imports count, because neither file can be understood or moved alone. Dynamic imports don't,
 * because they run later.
 */
export function importCircles(sources: readonly Source[]): string[] {
  const graph = graphOf(sources)
  return groupsIn(graph).flatMap((group) => shortestCircle(graph, group)?.join(' → ') ?? [])
}

function graphOf(sources: readonly Source[]): Graph {
  const imported = ({ file, text }: Source) =>
    importsIn(text).flatMap(({ name, isDynamic }) =>
      isDynamic ? [] : (importedFile(file, name) ?? []),
    )
  return new Map(sources.map((source) => [source.file, imported(source)]))
}

/** The strongly connected components (Tarjan): in each, every file reaches every other one. */
function groupsIn(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const open: string[] = []
  const groups: string[][] = []

  /** Returns the lowest position in `order` among the open files that the file reaches. */
  function visit(file: string): number {
    const own = order.size
    let lowest = own
    order.set(file, own)
    open.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next))
      else if (open.includes(next)) lowest = Math.min(lowest, order.get(next) ?? own)
    }
    if (lowest === own) groups.push(open.splice(open.indexOf(file)))
    return lowest
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return groups
}

/** Undefined for a file on its own, unless it imports itself. */
function shortestCircle(graph: Graph, group: readonly string[]): string[] | undefined {
  const circles = group.toSorted().map((file) => circleFrom(graph, group, file))
  return circles.filter((circle) => circle !== undefined).toSorted((a, b) => a.length - b.length)[0]
}

/** The shortest way from a file back to itself, breadth first. */
function circleFrom(graph: Graph, group: readonly string[], start: string): string[] | undefined {
  const left = new Set(group)
  let ways = [[start]]
  while (ways.length > 0) {
    ways = ways.flatMap((way) =>
      (graph.get(way.at(-1) ?? '') ?? [])
        .filter((next) => left.delete(next))
        .map((next) => [...way, next]),
    )
    const circle = ways.find((way) => way.at(-1) === start)
    if (circle) return circle
  }
  return undefined
}
