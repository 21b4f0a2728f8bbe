import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Hex } from '#base'
import { createGateway, GatewayHttpError, routes } from '#gateway'
import { confirmMessage, fetchMessage } from '#queries'
import { storyInstant } from '../../../../mocks/clock.ts'
import { people } from '../../../../mocks/people.ts'
import { createWorld, fetchOf, type Scenario } from '../../../../mocks/world.ts'
import { messageHashOf, messageOf, say, signWith } from '../../mocks/gateway/signing.ts'
import { treasury } from '../../mocks/gateway/journey.ts'
import { aGatewayThatListens } from '../recordedGateway.ts'

const { alice, bob } = people
const at = { chainId: '1', address: treasury } as const
const text = 'Pay the invoice of November.'
const hash = messageHashOf(text)

/** The official gateway, with the test's time, and the paths that are asked of it. */
function anOfficialGateway(scenario: Scenario = 'everyday') {
  const world = createWorld({
    gatewayVersion: 'official',
    scenario,
    clock: { now: () => Date.now() },
  })
  const asked: string[] = []
  const reach = fetchOf(world)
  const fetch: typeof reach = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    asked.push(`${init?.method ?? 'GET'} ${pathname.slice('/v1/chains/1/'.length)}`)
    return reach(input, init)
  }
  return { world, fetch, asked, gateway: createGateway({ baseUrl: world.gatewayUrl, fetch }) }
}

const byHash = `GET messages/${hash}`

beforeEach(() => {
  vi.useFakeTimers({ now: storyInstant, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a message that was proposed a moment ago', () => {
  it('is found immediately if it was requested before', async () => {
    const stage = anOfficialGateway()
    expect(await fetchMessage(stage.gateway, at, hash)).toBeNull()
    await say(stage, bob, text)
    expect(await fetchMessage(stage.gateway, at, hash)).toMatchObject({ message: text })
    expect(stage.asked).not.toContain(byHash)
  })

  it('is found even if others looked up its hash before', async () => {
    const stage = anOfficialGateway()
    await expect(messageOf(stage, hash)).rejects.toThrow('404')
    await say(stage, bob, text)
    await expect(messageOf(stage, hash)).rejects.toThrow('404')
    expect(await fetchMessage(stage.gateway, at, hash)).toMatchObject({ message: text })
  })

  it('gets the second signature once the gateway no longer takes it for missing', async () => {
    const stage = anOfficialGateway()
    await expect(messageOf(stage, hash)).rejects.toThrow('404')
    await say(stage, bob, text)
    const signature = await signWith(alice, hash)
    const confirmed = confirmMessage(stage.gateway, { at, hash, signature, isListed: true })
    await vi.advanceTimersByTimeAsync(40_000)
    await confirmed
    expect(await messageOf(stage, hash)).toMatchObject({ status: 'CONFIRMED' })
    expect(stage.asked.filter((path) => path.startsWith('POST')).length).toBeGreaterThan(2)
  })

  it('is confirmed once if it is not listed', async () => {
    const stage = anOfficialGateway()
    const confirmed = confirmMessage(stage.gateway, { at, hash, signature: '0x' })
    await expect(confirmed).rejects.toBeInstanceOf(GatewayHttpError)
    expect(stage.asked).toEqual([`POST messages/${hash}/signatures`])
  })
})

describe('an older message', () => {
  it('is asked for by its hash only if the list has more', async () => {
    const stage = anOfficialGateway('busy')
    const { results } = await stage.gateway.page(
      routes.messages,
      'https://gateway.test/?cursor=limit%3D20%26offset%3D40',
      { path: { chainId: '1', safeAddress: treasury } },
    )
    const oldest = results.findLast((row) => row.type === 'MESSAGE')!
    stage.asked.length = 0
    expect(await fetchMessage(stage.gateway, at, oldest.messageHash as Hex)).toMatchObject({
      messageHash: oldest.messageHash,
    })
    expect(stage.asked).toEqual([
      `GET safes/${treasury}/messages`,
      `GET messages/${oldest.messageHash}`,
    ])
  })

  it('is found by its hash if the list can’t be loaded; other errors stay errors', async () => {
    const reject = (status: number) => Response.json({ code: status, message: 'No' }, { status })
    const answering = (status: number) =>
      aGatewayThatListens(({ path }) => reject(path.includes('/safes/') ? 500 : status)).gateway
    expect(await fetchMessage(answering(404), at, hash)).toBeNull()
    await expect(fetchMessage(answering(503), at, hash)).rejects.toMatchObject({ status: 503 })
  })
})
