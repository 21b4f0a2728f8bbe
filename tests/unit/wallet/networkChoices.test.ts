import { gnosis, holesky, mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import {
  networkChoice,
  networkGroups,
  searchNetworks,
} from '../../../src/wallet/network/networkChoices.ts'

const networks = [mainnet, gnosis, holesky, { ...mainnet, id: 59_144, name: 'Línea Sepolia' }].map(
  networkChoice,
)
const names = (text: string) => searchNetworks(networks, text).map(({ name }) => name)

test.each([
  ['', ['Ethereum', 'Gnosis', 'Holesky', 'Línea Sepolia']],
  ['  ', ['Ethereum', 'Gnosis', 'Holesky', 'Línea Sepolia']],
  ['ETH', ['Ethereum']],
  ['linea', ['Línea Sepolia']],
  ['sepolia linea', ['Línea Sepolia']],
  ['17000', ['Holesky']],
  ['170', []],
  ['1', ['Ethereum']],
  ['solana', []],
])('"%s" finds %j', (text, found) => expect(names(text)).toEqual(found))

test("networks for testing are separate, each kind in the app's order", () => {
  const { real, tests } = networkGroups(networks)
  expect([real.map(({ id }) => id), tests.map(({ id }) => id)]).toEqual([
    [1, 100, 59_144],
    [17_000],
  ])
})

test("the icon is the app's own property of the chain", () => {
  expect(
    networkChoice({ ...mainnet, iconUrl: '/eth.svg', iconBackground: '#fff' } as typeof mainnet),
  ).toEqual({
    id: 1,
    name: 'Ethereum',
    icon: '/eth.svg',
    iconBackground: '#fff',
  })
  expect(networkChoice({ ...mainnet, iconUrl: 7 } as unknown as typeof mainnet)).toEqual({
    id: 1,
    name: 'Ethereum',
  })
})
