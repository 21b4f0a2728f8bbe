import { readdirSync, readFileSync } from 'node:fs'
import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { parseConfig } from '../../../../../src/app/config.ts'
import networks from '../../../../../src/app/networks.json' with { type: 'json' }
import {
  byToken,
  coinMark,
  markColor,
  type MarkColors,
  networkMark,
  type NetworkMarks,
  tokenMark,
  type TokenMarks,
} from '../../../../../src/screens/core/marks/findMark.ts'
import colorTable from '../../../../../src/screens/core/marks/markColors.json' with { type: 'json' }
import networkTable from '../../../../../src/screens/core/marks/networkMarks.json' with { type: 'json' }
import tokenTable from '../../../../../src/screens/core/marks/tokenMarks.json' with { type: 'json' }
import demoConfig from '../../../../../mocks/demo/config.json' with { type: 'json' }
import { baseTokens } from '../../../../../mocks/chain/genesis/places.ts'
import { cleanSvg } from '../../../../../scripts/generate/cleanSvg.ts'
import { findContracts } from '../../../../../scripts/generate/marks/findContracts.ts'
import { writtenColors } from '../../../../../scripts/generate/marks/markColors.ts'
import { markedNetworks } from '../../../../../scripts/generate/marks/networks.ts'
import { networkTable as writtenTable } from '../../../../../scripts/generate/marks/networkTable.ts'
import { markedCoins, markedTokens } from '../../../../../scripts/generate/marks/tokens.ts'

const tokens = tokenTable as unknown as TokenMarks
const contracts = Object.entries(tokens).flatMap(([name, found]) =>
  Object.entries(found).map(([chainId, token]) => ({ name, chainId, token })),
)
const filesOf = (kind: string) => readdirSync(`public/marks/${kind}`).toSorted()
const fileNames = (names: readonly string[]) => names.map((name) => `${name}.svg`).toSorted()
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const fake = '0x7777777777777777777777777777777777777777'

describe('the pictures', () => {
  test('are those that the generator names, no more and no less', () => {
    expect(filesOf('tokens')).toEqual(
      fileNames([...Object.keys(markedTokens), ...Object.keys(markedCoins)]),
    )
    expect(filesOf('networks')).toEqual(fileNames(Object.keys(markedNetworks)))
  })

  test.each(['tokens', 'networks'])(
    'of %s have only shapes and colors, and are nearly square',
    (kind) => {
      for (const file of filesOf(kind)) {
        const svg = readFileSync(`public/marks/${kind}/${file}`, 'utf8').trim()
        expect(cleanSvg(svg), file).toBe(svg)
        const [, width, height] = / viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
        const ratio = Number(width) / Number(height)
        expect(Math.abs(ratio - 1), file).toBeLessThan(0.05)
        expect(svg.length, file).toBeLessThan(8_000)
      }
    },
  )

  test('are small: all of them weigh less than 200 KiB', () => {
    const sizes = ['tokens', 'networks'].flatMap((kind) =>
      filesOf(kind).map((file) => readFileSync(`public/marks/${kind}/${file}`).length),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200 * 1024)
  })

  test('are named in the notices, with their licenses', () => {
    const notice = readFileSync('NOTICE', 'utf8')
    expect(notice).toContain('public/marks/')
    expect(notice).toContain('@bgd-labs/react-web3-icons')
  })
})

describe('the table of tokens', () => {
  test('has a contract for every marked token, and only for those', () => {
    expect(Object.keys(tokens)).toEqual(Object.keys(markedTokens))
  })

  test('holds checksummed addresses on networks of ours, each once', () => {
    for (const { name, chainId, token } of contracts) {
      expect(getAddress(token.toLowerCase()), name).toBe(token)
      expect(networks, name).toHaveProperty(chainId)
    }
    expect(byToken(tokens).size).toBe(contracts.length)
  })

  test('knows the contracts that everyone can look up', () => {
    expect(tokens.usdc?.['1']).toBe(usdc)
    expect(tokens.usdc?.['8453']).toBe('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913')
    expect(tokens.dai?.['1']).toBe('0x6B175474E89094C44Da98b954EedeAC495271d0F')
    expect(tokens.weth?.['10']).toBe('0x4200000000000000000000000000000000000006')
    expect(tokens.gno?.['100']).toBe('0x9C58BAcC331c9aa871AFD802DB6379a98e80CEdb')
  })

  test('has no bridged token that is called USDC', () => {
    // USDC.e of Arbitrum, Polygon, and Optimism, and the pegged one of BNB Smart Chain.
    const bridged = [
      '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8',
      '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
      '0x7F5c764cBc14f9669B88837ca1490cCa17c31607',
      '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
    ]
    expect(contracts.filter(({ token }) => bridged.includes(token))).toEqual([])
  })
})

describe('a contract gets into the table', () => {
  const other = '0x1111111111111111111111111111111111111111'
  const listed = (address: string, chainId = 1) => ({ chainId, address, symbol: 'USDC' })
  const gecko = (address: string) => [{ id: 'usd-coin', addresses: { ethereum: address } }]
  const token = { symbols: ['USDC'], gecko: 'usd-coin', alone: [] }

  test('if two lists name it', () => {
    const lists = { aave: [listed(usdc)], optimism: [], gecko: gecko(usdc.toLowerCase()) }
    expect(findContracts(token, lists)).toEqual({ '1': usdc })
  })

  test('but not by one list, or if they differ', () => {
    expect(findContracts(token, { aave: [listed(usdc)], optimism: [], gecko: [] })).toEqual({})
    expect(
      findContracts(token, { aave: [listed(usdc)], optimism: [listed(other)], gecko: [] }),
    ).toEqual({})
  })

  test('nor if two contracts of one network are confirmed', () => {
    const both = [listed(usdc), listed(other)]
    expect(findContracts(token, { aave: both, optimism: both, gecko: [] })).toEqual({})
  })
})

describe('the table of networks', () => {
  test('is the one that the generator writes', () => {
    expect(readFileSync('src/screens/core/marks/networkMarks.json', 'utf8')).toBe(writtenTable())
    expect(readFileSync('src/screens/core/marks/markColors.json', 'utf8')).toBe(writtenColors())
  })

  test('names files that exist, and networks that the app knows, each once', () => {
    const marks = Object.values(networkTable) as { network?: string; coin?: string }[]
    const named = (kind: 'network' | 'coin') => [
      ...new Set(marks.flatMap((one) => one[kind] ?? [])),
    ]
    expect(fileNames(named('network'))).toEqual(filesOf('networks'))
    expect(filesOf('tokens')).toEqual(expect.arrayContaining(fileNames(named('coin'))))
    const ids = Object.values(markedNetworks).flat()
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !(String(id) in networks))).toEqual([])
  })
})

describe('a mark is a claim of identity', () => {
  const table = byToken(tokens)
  const coins = networkTable as NetworkMarks

  test('so a token has it by its network and contract', () => {
    expect(tokenMark('1', usdc, undefined, table)).toBe('marks/tokens/usdc.svg')
    expect(tokenMark('1', usdc.toLowerCase() as typeof usdc, undefined, table)).toBe(
      'marks/tokens/usdc.svg',
    )
  })

  test('and not on another network, or at another address', () => {
    expect(tokenMark('17000', usdc, undefined, table)).toBeUndefined()
    expect(tokenMark('1', fake, undefined, table)).toBeUndefined()
  })

  test('a test network has the mark of its network, and a coin that of its network', () => {
    expect(networkMark('17000', undefined, coins)).toBe('marks/networks/ethereum.svg')
    expect(coinMark('17000', undefined, coins)).toBe('marks/tokens/eth.svg')
    expect(coinMark('146', undefined, coins)).toBe('marks/networks/sonic.svg')
    expect(networkMark('987654', undefined, coins)).toBeUndefined()
    expect(coinMark('987654', undefined, coins)).toBeUndefined()
  })

  test('the site operator adds marks, and replaces ours', () => {
    const { marks } = parseConfig({
      gateway: 'https://gateway.example',
      chains: 'gateway',
      marks: {
        tokens: {
          [`1:${fake}`]: 'marks/own.svg',
          [`1:${usdc}`]: 'own/usdc.webp',
          '987654:0x0000000000000000000000000000000000000000': 'own/coin.png',
        },
        networks: { '987654': 'own/network.svg' },
      },
    })
    expect(tokenMark('1', fake, marks, table)).toBe('marks/own.svg')
    expect(tokenMark('1', usdc, marks, table)).toBe('own/usdc.webp')
    expect(tokenMark('10', fake, marks, table)).toBeUndefined()
    expect(networkMark('987654', marks, coins)).toBe('own/network.svg')
    expect(coinMark('987654', marks, coins)).toBe('own/coin.png')
  })

  test('the demo’s operator names its tokens, and no other', () => {
    const { marks } = parseConfig(demoConfig)
    const addresses = baseTokens.map(({ address }) => address.toLowerCase())
    for (const [key, file] of Object.entries(marks?.tokens ?? {})) {
      expect(addresses).toContain(key.split(':')[1])
      expect(filesOf('tokens')).toContain(file.split('/').at(-1))
    }
    const usdcOfDemo = baseTokens.find(({ symbol }) => symbol === 'USDC')
    expect(tokenMark('1', usdcOfDemo?.address ?? fake, marks, table)).toBe('marks/tokens/usdc.svg')
  })
})

describe('the color of a token', () => {
  const tables = {
    networks: networkTable as NetworkMarks,
    tokens: byToken(tokens),
    colors: colorTable as unknown as MarkColors,
  }
  const none = { tokens: {}, networks: {} }

  test('is that of its mark, by network and contract alone', () => {
    expect(markColor('1', usdc, none, tables)).toEqual(tables.colors.tokens.usdc)
    expect(markColor('10', usdc, none, tables)).toBeUndefined()
    expect(markColor('1', fake, none, tables)).toBeUndefined()
    expect(markColor('1', usdc, none, undefined)).toBeUndefined()
  })

  test('is gray for a black and white mark', () => {
    expect(markColor('1', 'native', none, tables)).toBeNull()
  })

  test("isn't known for a picture of the site's operator", () => {
    const own = { tokens: { [`1:${usdc.toLowerCase()}`]: 'own.png' }, networks: {} }
    expect(markColor('1', usdc, own, tables)).toBeUndefined()
  })

  test('exists for each mark that stands for a token or coin', () => {
    for (const { chainId, token } of contracts)
      expect(markColor(chainId, token, none, tables), token).not.toBeUndefined()
    for (const chainId of Object.keys(networkTable))
      expect(markColor(chainId, 'native', none, tables), chainId).not.toBeUndefined()
  })
})
