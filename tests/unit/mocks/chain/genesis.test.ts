import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import * as deploymentsOf from '@safe-global/safe-deployments'
import { keccak256 } from 'viem'
import { describe, expect, it } from 'vitest'

import { buildLarge, buildSmall } from '../../../../mocks/chain/genesis/buildAll.ts'
import { deployments } from '../../../../mocks/chain/genesis/contracts.ts'
import { size } from '../../../size.ts'
import { aChain } from './setup.ts'

const folder = join(import.meta.dirname, '../../../../mocks/chain/genesis/dumps')
const committed = (name: string) => readFileSync(join(folder, name), 'utf8')

type Find = (filter: { version: string }) =>
  | {
      contractName: string
      deployments: Record<string, { address: string; codeHash: string } | undefined>
    }
  | undefined
const finders = Object.entries(deploymentsOf).filter(
  ([name, value]) =>
    name.startsWith('get') && name.endsWith('Deployment') && typeof value === 'function',
) as [string, Find][]

// The npm package of 1.3.0 contains another build of this one than the deployed contract.
const absent = ['1.3.0 SignMessageLib']

const published = ['1.3.0', '1.4.1', '1.5.0'].flatMap((version) =>
  [
    ...new Map(
      finders.flatMap(([, find]) => {
        const found = find({ version })
        return found ? [[found.contractName, found] as const] : []
      }),
    ).entries(),
  ]
    .map(([name, { deployments: all }]) => ({ label: `${version} ${name}`, ...all['canonical'] }))
    .filter(({ label }) => !absent.includes(label)),
)

describe('the genesis', { timeout: 60_000 }, () => {
  it('contains all contracts listed in safe-deployments', () => {
    expect(published).toHaveLength(33)
  })

  it.each(published)(
    'has $label at its real address, byte for byte',
    async ({ address, codeHash }) => {
      for (const chainId of [1, 17000] as const) {
        expect(keccak256((await aChain({ chainId })).codeAt(address as `0x${string}`))).toBe(
          codeHash,
        )
      }
    },
  )

  it('has the same addresses in its own table', () => {
    const known = new Set(published.map(({ address }) => address))
    expect(
      Object.values(deployments)
        .flatMap((one) => Object.values(one))
        .filter((address) => !known.has(address)),
    ).toEqual([])
  })

  // The large world takes minutes on a busy machine.
  it('is rebuilt byte for byte', { timeout: 300_000 }, async () => {
    const { files: small, layer, places, treasury } = await buildSmall()
    const large = size === 'short' ? {} : await buildLarge(layer, places, treasury)
    const built = { ...small, ...large }
    const missing = readdirSync(folder).filter((name) => !(name in built))
    expect(missing.filter((name) => size !== 'short' || !name.startsWith('huge-'))).toEqual([])
    for (const [name, content] of Object.entries(built))
      expect(content === committed(name), `${name} differs: run npm run genesis`).toBe(true)
  })

  it('stays under 1.5 MB', () => {
    const bytes = readdirSync(folder).reduce(
      (sum, name) => sum + statSync(join(folder, name)).size,
      0,
    )
    expect(bytes).toBeLessThan(1_500_000)
  })
})
