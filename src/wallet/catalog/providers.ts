/** Anything with properties: providers and the places where they stand. */
type Thing = Readonly<Record<string, unknown>>

const isThing = (value: unknown): value is Thing => (typeof value === 'object' && value !== null) || typeof value === 'function'

/** A property of something that may not be there, or may refuse to be looked at: extensions put getters in places like these. */
export function propertyOf(value: unknown, name: string): unknown {
  try {
    return isThing(value) ? value[name] : undefined
  } catch {
    return undefined
  }
}

/** What stands at a place below `window`, spelled `a.b.c`. */
export const valueAt = (page: unknown, path: string): unknown => path.split('.').reduce(propertyOf, page)

/** Whether something can be asked for accounts: it has the one method that all providers have (EIP-1193). */
export const isProvider = (value: unknown): boolean => typeof propertyOf(value, 'request') === 'function'

/**
 * The providers at `window.ethereum`. Where several wallets share the place, theirs stand in a list or a map on it,
 * and the one that holds them is none of its own.
 */
export function providersAt(ethereum: unknown): readonly unknown[] {
  const shared = [...listed(propertyOf(ethereum, 'providers')), ...listed(propertyOf(ethereum, 'providerMap'))].filter(isProvider)
  if (shared.length > 0) return [...new Set(shared)]
  return isProvider(ethereum) ? [ethereum] : []
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value instanceof Map ? [...value.values()] : [])

/** Whether a provider says to be something. */
export const hasFlag = (provider: unknown, flag: string): boolean => propertyOf(provider, flag) === true

/** Whether two providers are one, or one is a copy of the other: a wallet may announce something else than it puts at `window.ethereum`. */
export function isSameProvider(a: unknown, b: unknown): boolean {
  if (a === b) return true
  const flags = flagsOf(a)
  return flags !== '' && flags === flagsOf(b)
}

/** Everything that a provider says to be, in one text. */
function flagsOf(provider: unknown): string {
  try {
    const names: string[] = []
    // Some have their flags on their class.
    for (const name in provider as Thing) if (/^is[A-Zx]/.test(name) && hasFlag(provider, name)) names.push(name)
    return names.toSorted().join()
  } catch {
    return ''
  }
}
