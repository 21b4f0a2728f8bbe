import { describe, expect, it } from 'vitest'
import {
  createGateway,
  type Gateway,
  GatewayError,
  type Page,
  type QueuedItem,
  routes,
} from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import { toQueue } from '#queries'
import {
  serviceBehaviors,
  type ServiceBehavior,
} from '../../../../mocks/services/serviceBehavior.ts'
import { toAssets } from '../../../../src/queries/asset/balances.ts'
import { toSafeDetail } from '../../../../src/queries/safe/safe.ts'
import { toHistory } from '../../../../src/queries/transaction/history.ts'
import { aStage, chainId, treasury } from '../gateway/journey.ts'

const path = { chainId, safeAddress: treasury }

/**
 * What the app reads for a Safe, with its own client and validator; each as the number of
 * transactions, tokens, or owners shown.
 */
const reads = {
  queue: async (gateway: Gateway) => {
    const { next, later, unreadable } = toQueue([await gateway.call(routes.queued, { path })])
    return [...next, ...later].flatMap(({ items }) => items).length + unreadable.length
  },
  history: async (gateway: Gateway) =>
    toHistory([await gateway.call(routes.history, { path })], 'UTC').days.flatMap(
      ({ items }) => items,
    ).length,
  balances: async (gateway: Gateway) => {
    const { items, unreadable } = toAssets(
      await gateway.call(routes.balances, { path: { ...path, currency: 'usd' } }),
      'usd',
    )
    return items.length + (unreadable?.length ?? 0)
  },
  safe: async (gateway: Gateway) =>
    toSafeDetail(await gateway.call(routes.safe, { path })).owners.length,
}
type ReadName = keyof typeof reads

function aValidatingStage(serviceBehavior: ServiceBehavior) {
  const { world, fetch } = aStage({ serviceBehavior })
  return {
    world,
    gateway: createGateway({
      baseUrl: world.gatewayUrl,
      fetch,
      validate: createResponseValidator(),
    }),
  }
}

/**
 * The number of rows; or `declined`, if the call failed with an error of the gateway. Any other
 * error fails the test.
 */
async function outcomesOf(gateway: Gateway): Promise<Record<string, number | 'declined'>> {
  const outcomes: Record<string, number | 'declined'> = {}
  for (const [name, read] of Object.entries(reads)) {
    outcomes[name] = await read(gateway).catch((error: unknown) => {
      if (error instanceof GatewayError) return 'declined' as const
      throw error
    })
  }
  return outcomes
}

/** The answers that the app rejects as a whole; it reads all others, with each of their rows. */
const declined: Partial<Record<ServiceBehavior, readonly ReadName[]>> = {
  wrongTypes: ['safe'],
  null: ['queue', 'history', 'balances', 'safe'],
  anotherSafe: ['safe'],
  huge: ['queue', 'history', 'balances', 'safe'],
  deep: ['queue', 'history', 'balances', 'safe'],
  redirects: ['queue', 'history', 'balances', 'safe'],
  limits: ['queue', 'history', 'balances', 'safe'],
  rejects: ['queue', 'history', 'balances', 'safe'],
  webPage: ['queue', 'history', 'balances', 'safe'],
}

describe('a Safe on the app’s own client', () => {
  it.each(serviceBehaviors)(
    'is read with every row accounted for, or rejected, and read again after: %s',
    async (name) => {
      const healthy = await outcomesOf(aValidatingStage('honest').gateway)
      expect(Math.min(...Object.values(healthy).map(Number))).toBeGreaterThan(1)
      const { world, gateway } = aValidatingStage(name)
      const expected = Object.fromEntries(
        Object.entries(healthy).map(([read, rows]) => [
          read,
          declined[name]?.includes(read as ReadName) ? 'declined' : rows,
        ]),
      )
      expect(await outcomesOf(gateway)).toEqual(expected)
      world.setServiceBehavior('honest')
      expect(world.serviceBehavior).toBe('honest')
      expect(await outcomesOf(gateway)).toEqual(healthy)
    },
  )

  it.each(['foreignNext', 'prefix'] as const)(
    'has all pages of a long queue: %s',
    async (serviceBehavior) => {
      const { world, fetch } = aStage({ scenario: 'busy', serviceBehavior })
      const gateway = createGateway({
        baseUrl: world.gatewayUrl,
        fetch,
        validate: createResponseValidator(),
      })
      const pages: Page<QueuedItem>[] = [await gateway.call(routes.queued, { path })]
      for (let next = pages[0]!.next; next; next = pages.at(-1)!.next)
        pages.push(await gateway.page(routes.queued, next, { path }))
      expect(pages.length).toBeGreaterThan(2)
      const { next, later } = toQueue(pages)
      expect([...next, ...later].flatMap(({ items }) => items)).toHaveLength(200)
    },
  )
})

it('is the same in every run', async () => {
  for (const name of ['wrongTypes', 'unknownWords', 'bidi'] as const) {
    const text = async () => {
      const { world, fetch } = aStage({ serviceBehavior: name })
      return (
        await fetch(`${world.gatewayUrl}/v1/chains/1/safes/${treasury}/transactions/queued`)
      ).text()
    }
    expect(await text()).toBe(await text())
  }
})
