import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reconnect } from 'wagmi/actions'
import { switchPatience } from '../../../../src/wallet/connectors/changeChain.ts'
import { type Act, acts, aPage, connected, doing, methods, type Outcome } from './acts.ts'
import { answered } from './answers.ts'
import type { Behavior } from './behavior.ts'
import { errors } from './errors.ts'

beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const behaviors = [...errors, ...answered]

/** A connection and its place in the list of recent wallets; a chain; a session; an entry. */
const keptBy: Record<Act, number> = {
  connect: 2,
  switch: 1,
  add: 1,
  signIn: 1,
  text: 1,
  data: 1,
  send: 1,
  batch: 1,
}

/** Lets a person do one thing with a wallet, and says how it ended. */
async function outcome({ answers, before, leaves, twice }: Behavior, act: Act) {
  const page = aPage()
  if (act !== 'connect') await connected(page)
  page.asked.length = 0
  if (answers) page.behave(methods[act], answers)
  before?.(page.wallet)
  await vi.advanceTimersByTimeAsync(0)
  let leave = () => {}
  const left = new Promise<void>((done) => (leave = done))
  const all = Promise.all(Array.from({ length: twice ? 2 : 1 }, () => doing[act](page, left)))
  let isOver = false
  void all.finally(() => (isOver = true)).catch(() => {})
  for (let turn = 0; !isOver && turn < 200; turn += 1) {
    await vi.advanceTimersByTimeAsync(switchPatience / 10)
    if (!page.isHeld()) continue
    if (leaves) leave()
    await vi.advanceTimersByTimeAsync(0)
    page.release()
  }
  const outcomes = await all
  await vi.advanceTimersByTimeAsync(switchPatience)
  return { ...(outcomes.at(-1) as Outcome), asked: page.asked }
}

it('there are at least sixty', () => expect(behaviors.length).toBeGreaterThanOrEqual(60))

it('a wallet is asked for its accounts, and at the next visit for allowed ones', async () => {
  const page = await connected(aPage())
  expect(page.asked).toContain('eth_requestAccounts')
  page.asked.length = 0
  await reconnect(page.config)
  expect(page.asked).toContain('eth_accounts')
  expect(page.asked).not.toContain('eth_requestAccounts')
})

describe.each(behaviors.map((one) => [one.name, one] as const))(
  'a wallet that %s',
  (_, behavior) => {
    it.each(acts)('is understood: %s', async (act) => {
      const { told, kept, asked } = await outcome(behavior, act)
      const keeps = behavior.told[act] === 'done' && !behavior.keepsNothing?.includes(act)
      expect({ told, kept }).toEqual({ told: behavior.told[act], kept: keeps ? keptBy[act] : 0 })
      const sends = asked.filter((method) => method.endsWith('_sendTransaction')).length
      // Only a wallet that was asked may have sent, and no person who rejected is asked again.
      const [least, most] = [
        told.includes('may have been sent') ? 1 : 0,
        told === 'rejected' ? 1 : 2,
      ]
      expect(sends).toBeGreaterThanOrEqual(least)
      expect(sends).toBeLessThanOrEqual(most)
    })
  },
)
