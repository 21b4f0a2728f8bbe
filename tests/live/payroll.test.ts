import { describe, expect, it } from 'vitest'
import { payrollJourney } from '../e2e/payrollJourney.ts'
import { openAs } from './openAs.ts'
import { configOf } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()

/** The world's node, over HTTP. */
async function askNode(method: string, params: unknown): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] })
  const response = await fetch(here.world.rpcUrl(1), { method: 'POST', body })
  return ((await response.json()) as { result: unknown }).result
}

describe("a treasurer's month in the live build", () => {
  it('pays 40 people, and the exported history equals the chain to the last unit', async () => {
    const { url } = await here.serve({ config: configOf(here.world) })
    const { page, context, errors, wallet } = await openAs('alice', url, here)
    await payrollJourney({
      page,
      url,
      become: async (name) => wallet.set({ person: name === 'Bob' ? 'bob' : 'alice' }),
      askNode,
    })
    expect(errors).toEqual([])
    await context.close()
  })
})
