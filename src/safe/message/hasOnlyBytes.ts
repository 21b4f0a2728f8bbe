import type { TypedMessage } from '#domain'

/**
 * Whether typed data contains only bytes or hashes, which makes it unreadable: the root of a tree
 * of orders, or the encoded call of a module.
 */
export function hasOnlyBytes({ types, primaryType }: TypedMessage): boolean {
  const seen = new Set([primaryType])
  const plain: string[] = []
  // The set grows while it is iterated.
  for (const name of seen)
    for (const { type } of types[name] ?? []) {
      const element = type.replace(/\[.*$/, '')
      if (Object.hasOwn(types, element)) seen.add(element)
      else plain.push(element)
    }
  return plain.length > 0 && plain.every((type) => type.startsWith('bytes'))
}
