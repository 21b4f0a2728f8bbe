/**
 * Search parameters are parsed and serialized as plain strings; the colon of `eth:0x…` is not
 * encoded.
 */
export const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text))

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (typeof value === 'string') params.set(name, value)
  const text = params.toString().replaceAll('%3A', ':')
  return text ? `?${text}` : ''
}

export interface SafeSearch {
  safe?: string
  id?: string
  /** The hash of a message that owners sign. */
  messageHash?: string
  /** The address of an embedded app. */
  appUrl?: string
  /** The short name of a shared app's chain. */
  chain?: string
  /** From a link in an email: whose it is, and the kind of email. */
  token?: string
  category?: string
}

/** Keeps the known parameters and discards the rest. */
export const validateSafeSearch = (search: Record<string, unknown>): SafeSearch =>
  Object.fromEntries(
    parameters.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
  )

const parameters = [
  'safe',
  'id',
  'messageHash',
  'appUrl',
  'chain',
  'token',
  'category',
] as const satisfies readonly (keyof SafeSearch)[]

/** The parameters with these names. */
export const pickSearch = (
  search: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = search[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
