import type { Chain } from 'viem'

/** A network in lists and buttons. */
export interface NetworkChoice {
  id: number
  name: string
  testnet?: boolean | undefined
  /**
   * URL of its icon, from the app's chain (`iconUrl`). Without one, the kit shows its own mark of a
   * known network.
   */
  icon?: string | undefined
  iconBackground?: string | undefined
}

/** An app's additional properties of a chain. */
type PicturedChain = Chain & { iconUrl?: unknown; iconBackground?: unknown }

export function networkChoice({ id, name, testnet, ...rest }: Chain): NetworkChoice {
  const { iconUrl, iconBackground } = rest as Partial<PicturedChain>
  return {
    id,
    name,
    ...(testnet ? { testnet } : {}),
    ...(typeof iconUrl === 'string' ? { icon: iconUrl } : {}),
    ...(typeof iconBackground === 'string' ? { iconBackground } : {}),
  }
}

/** A search field appears above this number of networks. */
export const searchAbove = 8

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** The networks whose name contains every word of a query, or whose chain ID it is. */
export function searchNetworks<Choice extends NetworkChoice>(
  networks: readonly Choice[],
  text: string,
): readonly Choice[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return networks.filter(({ id, name }) =>
    words.every((word) => plain(name).includes(word) || String(id) === word),
  )
}

/** Production and test networks, each in the app's order. */
export const networkGroups = <Choice extends NetworkChoice>(
  networks: readonly Choice[],
): { real: readonly Choice[]; tests: readonly Choice[] } => ({
  real: networks.filter(({ testnet }) => !testnet),
  tests: networks.filter(({ testnet }) => testnet),
})
