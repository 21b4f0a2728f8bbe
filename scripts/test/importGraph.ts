import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

interface Edge {
  to: string
  /** The imported names; undefined for all of them. */
  names: readonly string[] | undefined
  late: boolean
}

export type ImportGraph = ReturnType<typeof importGraph>

/**
 * The import graph of the project's own files. A name imported from an index file leads to the file
 * that exports it.
 */
export function importGraph() {
  const aliases = Object.entries(
    (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> })
      .imports,
  )
  const resolved = new Map<string, string | undefined>()
  const parsed = new Map<string, ReturnType<typeof parseSync>['module'] | undefined>()
  const edgesOf = new Map<string, Edge[]>()

  const parse = (file: string) => {
    if (!parsed.has(file))
      parsed.set(
        file,
        /\.[mc]?[jt]sx?$/.test(file)
          ? parseSync(file, readFileSync(file, 'utf8')).module
          : undefined,
      )
    return parsed.get(file)
  }

  const resolve = (from: string, name: string): string | undefined => {
    const key = `${from} ${name}`
    if (!resolved.has(key)) resolved.set(key, findOnDisk(from, name))
    return resolved.get(key)
  }

  const findOnDisk = (from: string, name: string): string | undefined => {
    const bare = name.replace(/\?.*$/, '')
    if (bare.startsWith('.')) return onDisk(path.posix.join(path.posix.dirname(from), bare))
    for (const [alias, target] of aliases) {
      if (alias === bare) return onDisk(path.posix.normalize(target))
      const [start = '', end] = alias.split('*')
      if (end !== undefined && bare.startsWith(start))
        return onDisk(path.posix.normalize(target.replace('*', bare.slice(start.length))))
    }
    return undefined
  }

  const edges = (file: string): Edge[] => {
    const known = edgesOf.get(file)
    if (known) return known
    const found: Edge[] = []
    edgesOf.set(file, found)
    const add = (name: string, names: Edge['names'], late = false) => {
      const to = resolve(file, name)
      if (to) found.push({ to, names, late })
    }
    const module = parse(file)
    const text = readFileSync(file, 'utf8')
    if (!module) {
      if (file.endsWith('.css'))
        for (const [, name = ''] of text.matchAll(/(?:@import|from|url\()\s*['"]?(\.[^'")]+)/g))
          add(name, undefined)
      return found
    }
    for (const { moduleRequest, entries } of module.staticImports) {
      const values = entries.filter(({ isType }) => !isType)
      if (entries.length > 0 && values.length === 0) continue
      const isWhole =
        values.length === 0 ||
        values.some(({ importName }) => importName.kind === 'NamespaceObject')
      add(
        moduleRequest.value,
        isWhole ? undefined : values.map(({ importName }) => importName.name ?? 'default'),
      )
    }
    for (const { entries } of module.staticExports) {
      for (const { moduleRequest, importName, isType } of entries) {
        if (moduleRequest && !isType)
          add(moduleRequest.value, importName.name ? [importName.name] : undefined)
      }
    }
    for (const { moduleRequest } of module.dynamicImports)
      add(
        text.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, ''),
        undefined,
        true,
      )
    return found
  }

  /** An index without code of its own. */
  const isIndex = (file: string) =>
    /(^|\/)index\.ts$/.test(file) &&
    (parse(file)?.staticExports.every(({ entries }) =>
      entries.every(({ moduleRequest }) => moduleRequest),
    ) ??
      false)

  const has = (file: string, name: string, seen = new Set<string>()): boolean => {
    if (seen.has(file)) return false
    seen.add(file)
    return (parse(file)?.staticExports ?? []).some(({ entries }) =>
      entries.some(({ exportName, moduleRequest }) => {
        if (exportName.name === name || (name === 'default' && exportName.kind === 'Default'))
          return true
        const to = moduleRequest && exportName.kind === 'None' && resolve(file, moduleRequest.value)
        return to ? has(to, name, seen) : false
      }),
    )
  }

  /** The files behind the names of an index, and its side-effect imports. */
  const through = (file: string, names: readonly string[]): Edge[] => {
    const effects = edges(file).filter(({ to }) =>
      (parse(file)?.staticImports ?? []).some(
        ({ moduleRequest, entries }) =>
          entries.length === 0 && resolve(file, moduleRequest.value) === to,
      ),
    )
    const leading = names.flatMap((name) =>
      (parse(file)?.staticExports ?? []).flatMap(({ entries }) =>
        entries.flatMap(({ exportName, importName, moduleRequest }): Edge[] => {
          const to = moduleRequest && resolve(file, moduleRequest.value)
          if (!to) return []
          if (exportName.name === name)
            return [{ to, names: importName.name ? [importName.name] : undefined, late: false }]
          return exportName.kind === 'None' && has(to, name)
            ? [{ to, names: [name], late: false }]
            : []
        }),
      ),
    )
    return [...effects, ...leading]
  }

  const known = new Map<string, ReadonlyMap<string, number>>()

  return {
    /**
     * All files that a file imports, with the number of imports between them; an index counts as
     * none. `static` leaves out lazy imports.
     */
    distances(start: string, how: 'static' | 'all'): ReadonlyMap<string, number> {
      const before = known.get(`${how} ${start}`)
      if (before) return before
      const found = new Map<string, number>()
      known.set(`${how} ${start}`, found)
      const done = new Set<string>()
      let now: [file: string, names: Edge['names']][] = [[start, undefined]]
      for (let distance = 0; now.length > 0; distance++) {
        const next: typeof now = []
        const visit = (file: string, names: Edge['names']) => {
          const isPassedThrough = names !== undefined && isIndex(file)
          const key = isPassedThrough ? `${file}#${names.toSorted().join()}` : file
          if (done.has(key)) return
          done.add(key)
          if (!found.has(file)) found.set(file, distance)
          for (const edge of isPassedThrough ? through(file, names) : edges(file)) {
            if (how === 'static' && edge.late) continue
            if (isPassedThrough) visit(edge.to, edge.names)
            else next.push([edge.to, edge.names])
          }
        }
        for (const [file, names] of now) visit(file, names)
        now = next
      }
      return found
    },
  }
}

function onDisk(file: string): string | undefined {
  return existsSync(file) && !file.startsWith('..') ? file : undefined
}
