import { readFileSync } from 'node:fs'
import { markedNetworks } from './networks.ts'
import { coinsBySymbol } from './tokens.ts'

/** The marks of networks and their coins by chain ID, as a file. */
export function networkTable(): string {
  const networks = JSON.parse(readFileSync('src/app/networks.json', 'utf8')) as Record<
    string,
    { symbol: string }
  >
  const named = new Map(
    Object.entries(markedNetworks).flatMap(([name, ids]) =>
      ids.map((id) => [String(id), name] as const),
    ),
  )
  const rows = Object.entries(networks).flatMap(([id, { symbol }]) => {
    const network = named.get(id)
    const coin = coinsBySymbol[symbol]
    const row = { ...(network && { network }), ...(coin && { coin }) }
    return network || coin ? [`  "${id}": ${JSON.stringify(row)}`] : []
  })
  return `{\n${rows.join(',\n')}\n}\n`
}
