import type { Chain } from 'viem'

/** A network as lists and buttons show it. */
export interface NetworkChoice {
  id: number
  name: string
  testnet?: boolean | undefined
  /** The address of its picture, as the app has it on the chain (`iconUrl`); no kit can know them all. */
  icon?: string | undefined
  iconBackground?: string | undefined
}

/** What an app may put on a chain besides. */
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

/** From more networks than these on, there is a field to search them. */
export const searchAbove = 8

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** The networks whose name has every word of a text, or whose number it is. */
export function searchNetworks<Choice extends NetworkChoice>(networks: readonly Choice[], text: string): readonly Choice[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return networks.filter(({ id, name }) => words.every((word) => plain(name).includes(word) || String(id) === word))
}

/** Networks with money in them, and those for tests, each in the app's order. */
export const networkGroups = <Choice extends NetworkChoice>(networks: readonly Choice[]): { real: readonly Choice[]; tests: readonly Choice[] } => ({
  real: networks.filter(({ testnet }) => !testnet),
  tests: networks.filter(({ testnet }) => testnet),
})
