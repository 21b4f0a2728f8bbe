import type { WalletEntry } from './types.ts'

/** All names that refer to a wallet: its id, its rdns, and its aliases. */
export const namesOf = ({ id, rdns, aliases = [] }: WalletEntry): readonly string[] => [
  id,
  ...(rdns ? [rdns] : []),
  ...aliases,
]

/** Whether a connector belongs to a wallet. */
export function isConnectorOf(
  { id, rdns }: { id: string; rdns?: string | readonly string[] | undefined },
  entry: WalletEntry,
): boolean {
  const names = namesOf(entry)
  return [id, ...[rdns ?? []].flat()].some((name) => names.includes(name))
}
