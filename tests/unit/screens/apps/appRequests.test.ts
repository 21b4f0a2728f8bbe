import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAppRequests } from '../../../../src/screens/apps/open/appRequests.ts'
import type { AppRequest } from '../../../../src/screens/apps/requests/appRequest.ts'
import { minimize, pageLeft, seenIn } from '../../../../src/screens/apps/requests/requestList.ts'
import { rounds } from '../../../size.ts'
import { aHostWithAnApp, answering, hash, settled, shortly } from '../../apps/host/aFrame.ts'
import { seededRandom, seedOfRun } from '../../apps/randomValues.ts'
import { owner, safeAddress } from '../../apps/standInHost.ts'

afterEach(() => void vi.unstubAllGlobals())

const tx = { txs: [{ to: owner, value: '1', data: '0x' }] }

function aStore() {
  let open: readonly AppRequest[] = []
  return {
    get: () => open,
    update: (change: (before: readonly AppRequest[]) => readonly AppRequest[]) =>
      void (open = change(open)),
  }
}

/** A host with the dialogs of its screen, and documents that name themselves. */
function aScreen(store = aStore()) {
  const page = Symbol('page')
  const dialogs = createAppRequests(() => Promise.resolve(), store, {
    page,
    at: { chainId: '1', address: safeAddress },
    app: { name: 'Payroll', url: 'https://payroll.test/' },
    onProposed: () => {},
  })
  const world = aHostWithAnApp({ handlers: { ...answering, ...dialogs } })
  let turn = 0
  const dialog = () => store.get().find((one) => one.page === page)
  return {
    ...world,
    dialog,
    /** Whether it is on the screen. */
    isSeen: () => seenIn(store.get())?.page === page,
    minimize: (isMinimized: boolean) => store.update(minimize(dialog()?.id ?? -1, isMinimized)),
    /** Another page of Coffer is opened; it doesn't matter who hears of it first. */
    leave(isHostFirst = true) {
      if (isHostFirst) world.host.destroy()
      store.update(pageLeft(page))
      world.host.destroy()
    },
    told: (id: string) => world.answers(id).map(shortly),
    async ask() {
      const document = { id: `document${turn}`, isLoaded: true }
      const id = world.ask('sendTransactions', tx, { document })
      await settled()
      return id
    },
    async reloadApp() {
      turn++
      world.reload()
      world.ask('getSafeInfo', undefined, { document: { id: `document${turn}`, isLoaded: true } })
      await settled()
    },
  }
}

const approved = [JSON.stringify({ safeTxHash: hash })]
const declined = ['4001 Transaction was rejected']
const gone = ['4900 Request failed']

describe('while the wallet prompt is open, the dialog', () => {
  it('stays when the app is reloaded, until its outcome was seen', async () => {
    const { ask, reloadApp, dialog, told } = aScreen()
    const id = await ask()
    dialog()?.walletAsked(true)
    await reloadApp()
    expect([dialog()?.isOver, told(id)]).toEqual([true, gone])
    dialog()?.answer({ safeTxHash: hash } as never)
    dialog()?.walletAsked(false)
    await reloadApp()
    expect(dialog()).toBeDefined()
    expect(dialog()?.close()).toBe(true)
    expect([dialog(), told(id)]).toEqual([undefined, gone])
  })

  it('stays when another account is chosen, and the app learns the outcome', async () => {
    const { ask, host, dialog, told } = aScreen()
    const id = await ask()
    dialog()?.walletAsked(true)
    host.change({ account: safeAddress })
    expect([dialog()?.isOver, told(id)]).toEqual([false, []])
    dialog()?.answer({ safeTxHash: hash } as never)
    await settled()
    expect(told(id)).toEqual(approved)
  })

  it('stays when its page is left, and can be closed then', async () => {
    const { ask, leave, dialog, isSeen, told } = aScreen()
    const id = await ask()
    dialog()?.walletAsked(true)
    leave()
    expect([isSeen(), dialog()?.isOver, told(id)]).toEqual([true, true, gone])
    dialog()?.answer({ safeTxHash: hash } as never)
    dialog()?.walletAsked(false)
    expect(isSeen()).toBe(true)
    expect([dialog()?.close(), dialog()]).toEqual([true, undefined])
  })

  it('returns with its outcome if it was minimized when its page was left', async () => {
    const { ask, leave, minimize, dialog, isSeen } = aScreen()
    await ask()
    dialog()?.walletAsked(true)
    minimize(true)
    leave()
    expect([dialog()?.isOver, isSeen()]).toEqual([true, false])
    dialog()?.walletAsked(false)
    expect(isSeen()).toBe(true)
  })

  it('stays after a response while it was minimized, until the user has seen it', async () => {
    const { ask, leave, minimize, reloadApp, dialog, isSeen } = aScreen()
    await ask()
    dialog()?.walletAsked(true)
    minimize(true)
    dialog()?.walletAsked(false)
    await reloadApp()
    expect([dialog()?.isOver, isSeen()]).toEqual([true, false])
    leave()
    expect(isSeen()).toBe(true)
  })

  it("can't be closed, because the app would get a rejection", async () => {
    const { ask, dialog, told } = aScreen()
    const id = await ask()
    dialog()?.walletAsked(true)
    expect([dialog()?.close(), dialog() === undefined, told(id)]).toEqual([false, false, []])
    dialog()?.walletAsked(false)
    expect(dialog()?.close()).toBe(true)
    await settled()
    expect(told(id)).toEqual(declined)
  })
})

it.each([
  ['the document that asked', (screen: ReturnType<typeof aScreen>) => screen.reloadApp()],
  ['the page that was left', async (screen: ReturnType<typeof aScreen>) => screen.leave()],
])('otherwise, it closes on %s', async (_, go) => {
  const screen = aScreen()
  const id = await screen.ask()
  await go(screen)
  expect([screen.dialog(), screen.told(id)]).toEqual([undefined, gone])
})

it('goes with the page if its outcome was seen', async () => {
  const { ask, leave, dialog } = aScreen()
  await ask()
  dialog()?.walletAsked(true)
  dialog()?.answer({ safeTxHash: hash } as never)
  dialog()?.walletAsked(false)
  leave()
  expect(dialog()).toBeUndefined()
})

describe('below the dialog of a page that was left', () => {
  /** The app of the first page waits for the wallet, and another page is opened. */
  async function twoScreens() {
    const store = aStore()
    const first = aScreen(store)
    await first.ask()
    first.dialog()?.walletAsked(true)
    first.minimize(true)
    first.leave()
    const second = aScreen(store)
    const id = await second.ask()
    const seen = () => [first.isSeen(), second.isSeen()]
    return { first, second, id, seen }
  }

  it('another dialog is minimized until that one is closed', async () => {
    const { first, second, seen } = await twoScreens()
    expect(seen()).toEqual([false, true])
    first.dialog()?.walletAsked(false)
    expect(seen()).toEqual([true, false])
    expect(first.dialog()?.close()).toBe(true)
    expect([seen(), second.dialog()?.isMinimized]).toEqual([[false, true], false])
  })

  it("a wallet response is kept until it's seen", async () => {
    const { first, second, seen } = await twoScreens()
    second.dialog()?.walletAsked(true)
    first.dialog()?.walletAsked(false)
    second.dialog()?.walletAsked(false)
    second.leave()
    first.dialog()?.close()
    expect(seen()).toEqual([false, true])
  })
})

it('whatever happens, the approved outcome is shown, and the app gets the same one', async () => {
  for (let round = 0; round < rounds(100); round++) {
    const random = seededRandom(seedOfRun * 10_000 + round)
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
    const store = aStore()
    const faults: string[] = []
    const visit = () => ({
      screen: aScreen(store),
      shown: undefined as
        | { id: string; wallet: 'idle' | 'asked' | 'approved' | 'declined' }
        | undefined,
      isThere: true,
      isUnseen: false,
      isLeft: false,
      account: owner,
    })
    type Visit = ReturnType<typeof visit>
    const visits: Visit[] = [visit()]
    const answerOfWallet = ({ screen, shown }: Visit) => {
      if (shown?.wallet !== 'asked') return false
      shown.wallet = pick(['approved', 'declined'])
      if (shown.wallet === 'approved') screen.dialog()?.answer({ safeTxHash: hash } as never)
      screen.dialog()?.walletAsked(false)
      return true
    }
    const look = () => {
      for (const one of visits) one.isUnseen &&= !one.screen.isSeen()
    }
    const acts: ((at: Visit) => unknown)[] = [
      async (at) => {
        if (at.shown || at.isLeft) return
        at.shown = { id: await at.screen.ask(), wallet: 'idle' }
        at.isThere = true
      },
      ({ screen, shown }) => {
        if (shown?.wallet !== 'idle' && shown?.wallet !== 'declined') return
        if (!screen.isSeen()) return
        screen.dialog()?.walletAsked(true)
        shown.wallet = 'asked'
      },
      (at) => {
        if (answerOfWallet(at)) at.isUnseen = true
      },
      async (at) => {
        if (at.isLeft) return
        await at.screen.reloadApp()
        at.isThere = false
      },
      ({ screen, isLeft }) => screen.minimize((!isLeft || screen.isSeen()) && random() < 0.5),
      (at) => {
        if (random() < 0.7 || at.isLeft) return
        at.screen.leave(random() < 0.5)
        at.isThere = false
        at.isLeft = true
        visits.push(visit())
      },
      (at) => {
        at.account = at.account === owner ? safeAddress : owner
        if (!at.isLeft) at.screen.host.change({ account: at.account })
      },
      (at) => {
        if (at.screen.isSeen() && at.screen.dialog()?.close()) at.shown = undefined
      },
    ]
    for (let step = 0; step < 40; step++) {
      await pick(acts)(pick(visits.slice(-3)))
      await settled()
      look()
      for (const at of visits) {
        if (!at.shown) continue
        const { screen, isUnseen, isLeft, isThere } = at
        const { id, wallet } = at.shown
        const told = screen.told(id).join()
        const expected = wallet === 'approved' ? approved.join() : ''
        if ((wallet === 'asked' || isUnseen) && !screen.dialog()) faults.push('it vanished')
        if (isUnseen && isLeft && !visits.some((one) => one.isLeft && one.screen.isSeen()))
          faults.push('nothing shows what became of it')
        if (isThere && (wallet === 'asked' || wallet === 'approved') && told !== expected)
          faults.push(`the app was told ${told}`)
        if (!screen.dialog()) at.shown = undefined
      }
    }
    // In the end, each outcome is seen, one after the other.
    for (const at of visits) {
      if (!at.isLeft) at.screen.leave(random() < 0.5)
      if (answerOfWallet(at)) at.isUnseen = true
    }
    look()
    for (const _ of visits) {
      visits
        .find(({ screen }) => screen.isSeen())
        ?.screen.dialog()
        ?.close()
      look()
    }
    if (visits.some(({ isUnseen }) => isUnseen)) faults.push('an outcome was never seen')
    expect(faults, `SEED=${seedOfRun}, round ${round}`).toEqual([])
  }
})
