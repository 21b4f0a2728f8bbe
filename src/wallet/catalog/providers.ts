/** Anything with properties: providers and the objects that contain them. */
type Thing = Readonly<Record<string, unknown>>

const isThing = (value: unknown): value is Thing =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

/**
 * Reads a property of something that may be missing or may throw: extensions define getters here.
 */
export function propertyOf(value: unknown, name: string): unknown {
  try {
    return isThing(value) ? value[name] : undefined
  } catch {
    return undefined
  }
}

/** The value at a path below `window`, written as `a.b.c`. */
export const valueAt = (page: unknown, path: string): unknown =>
  path.split('.').reduce(propertyOf, page)

/** Whether something is a provider: it has the `request` method (EIP-1193). */
export const isProvider = (value: unknown): boolean =>
  typeof propertyOf(value, 'request') === 'function'

/**
 * The providers at `window.ethereum`. If several wallets share it, theirs are in a list or a map on
 * it, and the container itself is not a provider.
 */
export function providersAt(ethereum: unknown): readonly unknown[] {
  const shared = [
    ...listed(propertyOf(ethereum, 'providers')),
    ...listed(propertyOf(ethereum, 'providerMap')),
  ].filter(isProvider)
  if (shared.length > 0) return [...new Set(shared)]
  return isProvider(ethereum) ? [ethereum] : []
}

const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value instanceof Map ? [...value.values()] : []

/** Whether a provider has a flag. */
export const hasFlag = (provider: unknown, flag: string): boolean =>
  propertyOf(provider, flag) === true

/**
 * Whether two providers are the same, or one is a copy of the other: a wallet may announce another
 * object than the one at `window.ethereum`.
 */
export function isSameProvider(a: unknown, b: unknown): boolean {
  if (a === b) return true
  const flags = flagsOf(a)
  return flags !== '' && flags === flagsOf(b)
}

/** All flags of a provider, as one string. */
function flagsOf(provider: unknown): string {
  try {
    const names: string[] = []
    // Some wallets define their flags on the class.
    for (const name in provider as Thing)
      if (/^is[A-Zx]/.test(name) && hasFlag(provider, name)) names.push(name)
    return names.toSorted().join()
  } catch {
    return ''
  }
}
