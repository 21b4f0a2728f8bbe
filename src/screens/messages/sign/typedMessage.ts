import type { EIP712TypedData } from '#apps/host'
import type { TypedMessage } from '#domain'
import { readTypedMessage } from '#safe'

/**
 * An app's typed data as the Safe signs it; undefined if it's ambiguous, or has no single primary
 * type.
 */
export function toTypedMessage({
  domain,
  types,
  message,
  primaryType = rootOf(types),
}: EIP712TypedData): TypedMessage | undefined {
  return primaryType === undefined
    ? undefined
    : readTypedMessage({ domain, types, message, primaryType })
}

/** The only type that no other one contains. */
function rootOf(types: EIP712TypedData['types']): string | undefined {
  const own = Object.keys(types).filter((name) => name !== 'EIP712Domain')
  const contained = new Set(
    own.flatMap((name) => (types[name] ?? []).map(({ type }) => type.replace(/(\[\d*\])+$/, ''))),
  )
  const roots = own.filter((name) => !contained.has(name))
  return roots.length === 1 ? roots[0] : undefined
}
