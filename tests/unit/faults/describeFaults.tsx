import {
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createGateway, GatewayError, type Route, routes } from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import { createQueryClient, readFailure, toRemote } from '#queries'
import { TextProvider, ToastProvider } from '#ui'
import { sampled } from '../../size.ts'
import { type Fault, fieldFaults, pathsIn, wholeFaults } from './faults.ts'
import type { Read } from './reads.tsx'

// Every response that the app reads, with every fault: the app keeps what it had, says why, and
// recovers with the next healthy answer.

const validate = createResponseValidator()

type Result = Parameters<typeof toRemote>[0] & { error: unknown; data: unknown }

/**
 * A screen that shows the responses of a gateway; `next` is what the gateway answers from then on.
 */
export function aScreen({ route, query, paged }: Read, queries: QueryClient = createQueryClient()) {
  const gatewayAnswers = { next: (): Response | Promise<Response> => new Response('null') }
  const { path } = (routes as Record<string, Route>)[route]!
  const ours = new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`)
  const gateway = createGateway({
    baseUrl: 'https://gateway.example',
    validate,
    random: () => 0,
    fetch: (input) =>
      Promise.resolve(
        ours.test(new URL(String(input)).pathname)
          ? gatewayAnswers.next()
          : new Response('{"message":"Not Found","statusCode":404}', { status: 404 }),
      ),
  })
  const options = { ...(query(gateway) as object), retry: false, enabled: false }
  const observer = paged
    ? new InfiniteQueryObserver(queries, options as InfiniteQueryObserverOptions)
    : new QueryObserver(queries, options as QueryObserverOptions)
  const unsubscribe = observer.subscribe(() => {})
  const settled = () => observer.getCurrentResult() as unknown as Result
  return {
    close: unsubscribe,
    async load(response: () => Response | Promise<Response>): Promise<Result> {
      gatewayAnswers.next = response
      await observer.refetch()
      return settled()
    },
  }
}

const drawn = (read: Read, data: unknown) =>
  read.draw
    ? renderToStaticMarkup(
        <TextProvider timeZone="UTC">
          <ToastProvider>{read.draw(data as never)}</ToastProvider>
        </TextProvider>,
      )
    : JSON.stringify(data)
const healthyResponse = (read: Read) => () => Response.json(read.healthy)

/** What a fault leads to on a screen that shows a healthy answer; throws if the app would break. */
export async function suffer(
  read: Read,
  screen: ReturnType<typeof aScreen>,
  fault: Fault,
): Promise<'read' | 'declined'> {
  const before = await screen.load(healthyResponse(read))
  expect(before.error).toBeNull()
  const after = await screen.load(() => fault.response(structuredClone(read.healthy)))
  const remote = toRemote(after)
  if (remote.status !== 'ready') throw new Error('What was known is gone.')
  const isDeclined = after.error !== null
  if (isDeclined && !(after.error instanceof GatewayError)) throw after.error
  // Rejected: a reason that has words, and what was known stays. Read: nothing on the screen that
  // is no value.
  expect(remote.freshness).toBe(isDeclined ? 'stale' : 'live')
  expect(isDeclined ? remote.value : before.data).toEqual(before.data)
  expect(isDeclined ? readFailure(after.error).kind : drawn(read, remote.value)).not.toMatch(
    /NaN|undefined|\[object|Invalid Date/,
  )
  const healed = await screen.load(healthyResponse(read))
  expect(healed.error).toBeNull()
  expect(healed.data).toEqual(before.data)
  return isDeclined ? 'declined' : 'read'
}

/** Tests each of these with every fault. */
export function describeFaults(reads: readonly Read[]): void {
  afterEach(() => void vi.useRealTimers())

  describe.each(reads.filter(({ part }) => !part).map((read) => [read.name, read] as const))(
    '%s',
    (_, read) => {
      it('is drawn', async () => {
        const screen = aScreen(read)
        expect(drawn(read, (await screen.load(healthyResponse(read))).data).length).toBeGreaterThan(
          20,
        )
        screen.close()
      })

      it.each(sampled(wholeFaults, read.name.length).map((fault) => [fault.name, fault] as const))(
        'survives %s',
        async (_name, fault) => {
          const screen = aScreen(read)
          expect(await suffer(read, screen, fault)).toMatch(/read|declined/)
          screen.close()
        },
      )

      it('survives a response that never comes', async () => {
        vi.useFakeTimers()
        const screen = aScreen(read)
        const before = await screen.load(healthyResponse(read))
        const hanging = screen.load(() => new Promise<Response>(() => {}))
        await vi.advanceTimersByTimeAsync(120_000)
        const after = await hanging
        expect(readFailure(after.error).kind).toBe('timeout')
        expect(after.data).toEqual(before.data)
        expect((await screen.load(healthyResponse(read))).error).toBeNull()
        screen.close()
      })
    },
  )

  describe.each(reads.map((read) => [read.name, read] as const))('%s', (_, read) => {
    it('survives every wrong value of every field', async () => {
      const faults = sampled(
        pathsIn(read.healthy).flatMap((path) => fieldFaults(read.healthy, path)),
        read.name.length,
      )
      const screen = aScreen(read)
      const broken: string[] = []
      const outcomes = { read: 0, declined: 0 }
      for (const fault of faults) {
        try {
          outcomes[await suffer(read, screen, fault)]++
        } catch (error) {
          broken.push(
            `${fault.name}: ` +
              `${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
          )
        }
      }
      screen.close()
      console.log(
        `${read.name}: ${faults.length} faults, ${outcomes.read} read, ` +
          `${outcomes.declined} declined, ${broken.length} broke the page`,
      )
      expect(broken).toEqual([])
    })
  })
}
