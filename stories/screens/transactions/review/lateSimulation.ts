import { http, type HttpHandler } from 'msw'
import { encodeAbiParameters, pad, toEventSelector } from 'viem'
import { base } from '../../../../mocks/chain/genesis/places.ts'
import { people } from '../../../../mocks/people.ts'
import type { World } from '../../../../mocks/world.ts'
import { treasury } from './transactions.ts'

/** Milliseconds for which signing waits for a simulation. */
const patience = 10_000
/** 9 USDC leave the Safe, which no call data names. */
const simulated = [
  {
    calls: [
      {
        status: '0x1',
        returnData: `0x${'1'.padStart(64, '0')}`,
        logs: [
          {
            address: base.tokens.usdc,
            topics: [
              toEventSelector('Transfer(address,address,uint256)'),
              pad(treasury.address),
              pad(people.erin.address),
            ],
            data: encodeAbiParameters([{ type: 'uint256' }], [9_000_000n]),
          },
        ],
      },
    ],
  },
]

interface Call {
  id: unknown
  method: string
}

function gate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open }
}

/**
 * A node whose simulation responds only once it is released, with a danger that only it shows. The
 * request after a press can be held as well.
 */
export function lateSimulation() {
  let simulation = gate()
  let next: Promise<void> | undefined
  let late: (() => void)[] = []
  let world: World | undefined
  const handler: HttpHandler = http.post('*', async ({ request }) => {
    const body = (await request
      .clone()
      .json()
      .catch(() => undefined)) as Call | readonly Call[] | undefined
    const calls = [body ?? []].flat()
    if (!calls[0]?.method) return undefined
    if (!calls.some(({ method }) => method === 'eth_simulateV1')) {
      const held = next
      next = undefined
      await held
      return undefined
    }
    await simulation.passed
    const response = await world?.fetch(request.clone())
    const answers = [(await response?.json()) as object].flat()
    const replaced = answers.map((answer, index) =>
      calls[index]?.method === 'eth_simulateV1' ? { ...answer, result: simulated } : answer,
    )
    return Response.json(Array.isArray(body) ? replaced : replaced[0])
  })
  return {
    handler,
    beforeEach: () => {
      simulation = gate()
      next = undefined
      late = []
      const { setTimeout } = window
      window.setTimeout = ((run: () => void, after?: number, ...rest: unknown[]) => {
        if (after !== patience) return setTimeout(run, after, ...rest)
        late.push(run)
        return 0
      }) as typeof setTimeout
      return () => {
        window.setTimeout = setTimeout
      }
    },
    /** Signing has waited for the simulation for as long as it does. */
    waited: () => late.forEach((run) => run()),
    /** The next request that isn't a simulation is held until the returned function is called. */
    holdNext: () => {
      const { passed, open } = gate()
      next = passed
      return open
    },
    release: (loaded: unknown) => {
      world = (loaded as { storyWorld: { world: World } }).storyWorld.world
      simulation.open()
    },
  }
}
