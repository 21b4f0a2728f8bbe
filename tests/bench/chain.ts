import { privateKeyToAccount } from 'viem/accounts'

import {
  createChain,
  loadGenesis,
  safes,
  type Chain,
  type Scenario,
} from '../../mocks/chain/index.ts'
import {
  encodeExec,
  packSignatures,
  safeTx,
  safeTxHashOf,
  signTyped,
} from '../../mocks/chain/safeTools.ts'
import { frozenClock } from '../../mocks/clock.ts'
import { people } from '../../mocks/people.ts'

const { alice, bob, dave } = people
const treasury = safes.treasury.address

export interface ChainFigures {
  /** Milliseconds from a loaded genesis to a responding chain. */
  create: Record<'everyday' | 'huge', number>
  /** Median in milliseconds: a signed Safe execution, from sending to its receipt. */
  execute: Record<'everyday' | 'huge', number>
  /** `execute` in `huge` divided by `execute` in `everyday`; must not exceed 2. */
  ratio: number
}

/** Measures Safe executions in the two scenarios alternately, so that a busy machine slows both. */
export async function benchChain(rounds = 40): Promise<ChainFigures> {
  const [everyday, huge] = [await started('everyday'), await started('huge')]
  const times: Record<'everyday' | 'huge', number[]> = { everyday: [], huge: [] }
  for (let round = 0; round < rounds + 10; round += 1) {
    for (const [name, { chain }] of [
      ['everyday', everyday],
      ['huge', huge],
    ] as const) {
      const took = await execution(chain)
      // The first ten warm the machine up.
      if (round >= 10) times[name].push(took)
    }
  }
  const execute = { everyday: median(times.everyday), huge: median(times.huge) }
  return {
    create: { everyday: everyday.took, huge: huge.took },
    execute,
    ratio: execute.huge / execute.everyday,
  }
}

async function started(scenario: Scenario): Promise<{ chain: Chain; took: number }> {
  const genesis = await loadGenesis(scenario, 1)
  const begin = performance.now()
  const chain = await createChain({ chainId: 1, genesis, now: frozenClock().now })
  return { chain, took: performance.now() - begin }
}

async function execution(chain: Chain): Promise<number> {
  const tx = safeTx({ to: dave.address, value: 1n, nonce: BigInt(chain.storageAt(treasury, 5n)) })
  const hash = safeTxHashOf(1, treasury, tx)
  const data = encodeExec(
    tx,
    packSignatures([await signTyped(alice, hash), await signTyped(bob, hash)]),
  )
  const raw = await privateKeyToAccount(dave.privateKey).signTransaction({
    type: 'eip1559',
    chainId: 1,
    nonce: chain.nonceOf(dave.address),
    to: treasury,
    data,
    gas: 200_000n,
    maxFeePerGas: 3_000_000_000n,
    maxPriorityFeePerGas: 1n,
  })
  const begin = performance.now()
  const sent = await chain.request({ method: 'eth_sendRawTransaction', params: [raw] })
  const receipt = chain.receipt(sent as `0x${string}`)
  if (receipt?.status !== 'success') throw new Error('The execution failed.')
  return performance.now() - begin
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
