import type { EIP712TypedData } from '#apps/host'
import type { TypedMessage } from '#domain'
import { signedPart } from '#queries'

/**
 * Typed data as the Safe signs it, without the fields that its types don't name; undefined if it
 * isn't clear what would be signed: no chain id that is a number, or no single primary type.
 */
export function toTypedMessage({
  domain,
  types,
  message,
  primaryType = rootOf(types),
}: EIP712TypedData): TypedMessage | undefined {
  const { chainId, ...rest } = domain
  const id = chainId === undefined ? undefined : Number(chainId)
  if (
    primaryType === undefined ||
    !Object.hasOwn(types, primaryType) ||
    (id !== undefined && !Number.isSafeInteger(id))
  )
    return undefined
  return signedPart({
    domain: { ...rest, ...(id === undefined ? {} : { chainId: id }) },
    types,
    message,
    primaryType,
  })
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
