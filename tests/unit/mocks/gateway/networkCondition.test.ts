import { routes } from '#gateway'
import { describe, expect, it } from 'vitest'
import {
  flakiness,
  slowness,
  withNetworkCondition,
  seededRandom,
} from '../../../../mocks/gateway/networkCondition.ts'
import { plainTransaction } from '../../../../mocks/gateway/reading/safeTransaction.ts'
import { people } from '../../../../mocks/people.ts'
import { createWorld } from '../../../../mocks/world.ts'
import { aProposal, aStage, chainId, queueOf, treasury } from './journey.ts'

/** The results of the given number of calls. */
async function luck(seed: number, calls: number): Promise<string[]> {
  const { gateway } = aStage({ networkCondition: 'flaky', seed })
  const outcomes: string[] = []
  for (let at = 0; at < calls; at++) {
    outcomes.push(
      await gateway.call(routes.fiatCodes, {}).then(
        () => 'answered',
        (cause: Error) => cause.message,
      ),
    )
  }
  return outcomes
}

describe('a flaky network', () => {
  it('is the same in every run, and differs for another seed', async () => {
    expect(await luck(7, 60)).toEqual(await luck(7, 60))
    expect(await luck(7, 60)).not.toEqual(await luck(8, 60))
  })

  it('fails three tenths of the requests, in two distinguishable ways', async () => {
    const outcomes = await luck(1, 400)
    const failed = outcomes.filter((one) => one !== 'answered').length / outcomes.length
    expect(Math.abs(failed - flakiness)).toBeLessThan(0.06)
    expect(new Set(outcomes)).toEqual(
      new Set(['answered', 'CGW error - 503: Service unavailable', "Couldn't reach the gateway."]),
    )
  })

  it('loses the response of some requests after the server has acted', async () => {
    let acted = 0
    const tools = { sleep: () => Promise.resolve(), random: seededRandom(3) }
    const act = () => {
      acted++
      return Promise.resolve(new Response('done'))
    }
    let told = 0
    for (let at = 0; at < 200; at++)
      told += (await withNetworkCondition('flaky', act, tools)).status === 200 ? 1 : 0
    expect(acted).toBeGreaterThan(told)
  })

  it('never repeats a proposal on its own: a lost one can be sent again', async () => {
    const stage = aStage({ networkCondition: { gateway: 'flaky' }, seed: 5 })
    const body = await aProposal(
      people.alice,
      plainTransaction({ to: people.dave.address, value: 1n, nonce: 60 }),
    )
    let sent = 0
    for (let done = false; !done && sent < 20; sent++) {
      done = await stage.gateway
        .call(routes.propose, { path: { chainId, safeAddress: treasury }, body })
        .then(
          () => true,
          () => false,
        )
    }
    stage.world.setNetworkCondition('clear')
    const { results } = await queueOf(stage.gateway)
    expect(
      results.filter(
        (row) => row.type === 'TRANSACTION' && row.transaction.id.endsWith(body.safeTxHash),
      ),
    ).toHaveLength(1)
  })
})

describe('the other network conditions', () => {
  it('slow: every response is delayed', async () => {
    const waited: number[] = []
    const { gateway } = aStage({
      networkCondition: 'slow',
      sleep: async (ms) => void waited.push(ms),
    })
    expect(await gateway.call(routes.fiatCodes, {})).toContain('EUR')
    expect(waited).toEqual([slowness])
  })

  it('down: the gateway and the nodes return "service unavailable"', async () => {
    const { gateway, world, fetch } = aStage({ networkCondition: 'down' })
    await expect(gateway.call(routes.fiatCodes, {})).rejects.toThrow(
      'CGW error - 503: Service unavailable',
    )
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })
    expect((await fetch(world.rpcUrl(1), { method: 'POST', body })).status).toBe(503)
  })

  it("malformed: a proxy's page, half a response, or values of other types", async () => {
    const { gateway } = aStage({ networkCondition: 'malformed', seed: 2 })
    const outcomes = new Set<string>()
    for (let at = 0; at < 30; at++) {
      outcomes.add(
        await gateway.call(routes.nonces, { path: { chainId, safeAddress: treasury } }).then(
          (value) => typeof value.currentNonce as string,
          (cause: Error) => cause.message,
        ),
      )
    }
    expect(outcomes).toEqual(
      new Set(
        [
          'string',
          'CGW error - status 502',
          'CGW error - status Bad Gateway',
          "The gateway's response can't be read.",
        ].filter((one) => outcomes.has(one)),
      ),
    )
    expect(outcomes.size).toBe(3)
  })

  it('can differ between the gateway and the nodes', () => {
    const world = createWorld({ networkCondition: { rpc: 'down' } })
    expect(world.networkCondition).toEqual({ gateway: 'clear', rpc: 'down' })
    world.setNetworkCondition({ gateway: 'slow' })
    expect(world.networkCondition).toEqual({ gateway: 'slow', rpc: 'down' })
    world.setNetworkCondition('clear')
    expect(world.networkCondition).toEqual({ gateway: 'clear', rpc: 'clear' })
  })
})
