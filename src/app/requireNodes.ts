import { ConfigError } from './ConfigError.ts'
import type { PublicNodes } from './publicNodes.ts'

/** A configuration's chains and nodes. */
interface NamedNodes {
  chains: 'gateway' | readonly { chainId: string }[]
  rpc: Readonly<Record<string, readonly string[]>>
}

/**
 * Every chain listed in the file needs a node: its own entry in `rpc`, or one in the table.
 * @throws ConfigError
 */
export function requireNodes({ chains, rpc }: NamedNodes, table: PublicNodes = {}): void {
  if (chains === 'gateway') return
  const withoutNode = chains.filter(({ chainId: id }) => (rpc[id] ?? table[id]) === undefined)
  if (withoutNode.length === 0) return
  throw new ConfigError(
    'invalid',
    withoutNode.map(({ chainId: id }) => ({ field: `rpc.${id}`, problem: 'noNode' })),
  )
}
