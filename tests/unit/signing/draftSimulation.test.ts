import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import { simulateUnsigned } from '#chain'
import type { SafeState, SafeTx } from '#domain'
import { encodeChangeThreshold, plainTx } from '#safe'
import { type DraftSimulationPort, simulateDraft } from '#signing'
import { type Chain, safes } from '../../../mocks/chain/index.ts'
import { readSafe } from '../../../mocks/gateway/reading/safeSnapshot.ts'
import { people } from '../../../mocks/people.ts'
import { aClient } from '../chain/setup.ts'
import { aChain } from '../mocks/chain/setup.ts'

const { alice, dave } = people
const { address } = safes.treasury

function stateOf(chain: Chain): SafeState {
  const safe = readSafe(chain, address)
  if (!safe) throw new Error('The gateway knows no such Safe.')
  return {
    chainId: '1',
    address,
    owners: safe.owners,
    threshold: safe.threshold,
    nonce: BigInt(safe.nonce),
    version: safe.version,
  }
}

async function simulated(
  parts: (state: SafeState) => Partial<SafeTx> & { to: Address },
  account: Address | undefined = alice.address,
) {
  const chain = await aChain()
  const { client } = aClient(chain)
  const safe = stateOf(chain)
  const tx = plainTx({ nonce: safe.nonce, ...parts(safe) })
  const port: DraftSimulationPort = (execution) => simulateUnsigned(client, execution)
  return {
    result: await simulateDraft(port, { tx, safe, account }),
    before: safe,
    after: stateOf(chain),
  }
}

describe('the simulation of a transaction without signatures', () => {
  it('works for a payment that the Safe can make, and changes nothing', async () => {
    const { result, before, after } = await simulated(() => ({ to: dave.address, value: 1n }))
    expect(result).toEqual({ status: 'works' })
    expect(after).toEqual(before)
  })

  it('works for any account, and for a nonce whose turn is later', async () => {
    expect(
      (
        await simulated(
          ({ nonce }) => ({ to: dave.address, value: 1n, nonce: nonce + 7n }),
          dave.address,
        )
      ).result,
    ).toEqual({ status: 'works' })
    expect((await simulated(() => ({ to: dave.address, value: 1n }), undefined)).result).toEqual({
      status: 'works',
    })
  })

  it("fails for more than the Safe has, with the contract's code", async () => {
    expect((await simulated(() => ({ to: dave.address, value: 10n ** 30n }))).result).toEqual({
      status: 'reverts',
      code: 'GS013',
    })
  })

  it('reports if the action alone would fail', async () => {
    const { result } = await simulated(() => ({
      to: dave.address,
      value: 10n ** 30n,
      safeTxGas: 100_000n,
    }))
    expect(result).toEqual({ status: 'innerFails' })
  })

  it('runs against the real owners: a threshold above their number fails', async () => {
    expect(
      (await simulated(() => ({ to: address, data: encodeChangeThreshold(9) }))).result,
    ).toMatchObject({ status: 'reverts' })
    expect(
      (await simulated(() => ({ to: address, data: encodeChangeThreshold(3) }))).result,
    ).toEqual({ status: 'works' })
  })

  it("is unknown if the node doesn't respond or no owner exists", async () => {
    const chain = await aChain()
    const safe = stateOf(chain)
    const tx = plainTx({ to: dave.address, nonce: 0n })
    const silent: DraftSimulationPort = () =>
      Promise.resolve({ ok: false, error: new Error('fetch failed') })
    expect(await simulateDraft(silent, { tx, safe, account: undefined })).toEqual({
      status: 'unknown',
    })
    const never: DraftSimulationPort = () => Promise.reject(new Error('Not asked.'))
    expect(
      await simulateDraft(never, { tx, safe: { ...safe, owners: [] }, account: alice.address }),
    ).toEqual({ status: 'unknown' })
  })
})
