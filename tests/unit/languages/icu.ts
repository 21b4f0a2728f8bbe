import compile from 'icu-minify/compile'

const kinds: Record<number, string> = {
  1: 'select',
  2: 'plural',
  3: 'selectordinal',
  4: 'number',
  5: 'date',
  6: 'time',
}

export interface Part {
  /** Such as `{wallet}`, `{count, plural}`, `<b>`. */
  name: string
  /** The branches of a plural or a select. */
  branches: string[]
}

/**
 * The structure of a text: its arguments, tags, and branches, including nested ones. Throws for
 * invalid ICU.
 */
export const partsOf = (text: string): Part[] => look(compile(text)).parts

/**
 * The same on one line, to compare two languages: names and kinds matter, order and number do not.
 */
export const takes = (text: string): string =>
  [...new Set(partsOf(text).map(({ name }) => name))].toSorted().join(' ')

/** The literal text, without names of arguments and branches. */
export const wordsOf = (text: string): string => look(compile(text)).words.join(' ')

interface Found {
  parts: Part[]
  words: string[]
}

const nothing: Found = { parts: [], words: [] }
const together = (found: Found[]): Found => ({
  parts: found.flatMap(({ parts }) => parts),
  words: found.flatMap(({ words }) => words),
})

/** A message and each branch is a text or a list of nodes. */
const look = (message: unknown): Found =>
  Array.isArray(message) ? together(message.map(lookAtNode)) : lookAtNode(message)

/**
 * A node is a text, `0` for `#`, `[argument]`, `[argument, kind, branches or style]` or
 * `[tag, ...nodes]`.
 */
function lookAtNode(node: unknown): Found {
  if (typeof node === 'string') return { parts: [], words: [node] }
  if (!Array.isArray(node)) return nothing
  const [name, second, third] = node as [string, unknown, unknown]
  if (node.length === 1) return { parts: [{ name: `{${name}}`, branches: [] }], words: [] }
  const kind = typeof second === 'number' ? kinds[second] : undefined
  if (!kind)
    return together([
      { parts: [{ name: `<${name}>`, branches: [] }], words: [] },
      ...node.slice(1).map(lookAtNode),
    ])
  const branches = /select|plural/.test(kind) ? (third as Record<string, unknown>) : {}
  return together([
    { parts: [{ name: `{${name}, ${kind}}`, branches: Object.keys(branches) }], words: [] },
    ...Object.values(branches).map(look),
  ])
}
