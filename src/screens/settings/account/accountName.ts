/** The fewest and the most characters of an account's name. */
export const shortestAccountName = 3
export const longestAccountName = 20

export type AccountNameProblem = 'tooShort' | 'tooLong' | 'characters'

/**
 * The problem with an account's name; undefined if there is none. It may be left out. Gateways
 * reject any other with 422.
 */
export function accountNameProblem(typed: string): AccountNameProblem | undefined {
  const name = typed.trim()
  if (name === '') return undefined
  if (name.length > longestAccountName) return 'tooLong'
  if (!/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/i.test(name)) return 'characters'
  return name.length < shortestAccountName ? 'tooShort' : undefined
}
