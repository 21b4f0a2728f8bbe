import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAppRequests } from '../../../../src/screens/apps/open/appRequests.ts'
import type { AppRequest } from '../../../../src/screens/apps/requests/appRequest.ts'
import {
  firstOfPages,
  isHidden,
  left,
  putAway,
} from '../../../../src/screens/apps/requests/requestList.ts'
import { rounds } from '../../../size.ts'
import { aHostWithAnApp, answering, hash, settled, shortly } from '../../apps/host/aFrame.ts'
import { seededRandom, seedOfRun } from '../../apps/randomValues.ts'
import { owner, safeAddress } from '../../apps/standInHost.ts'

afterEach(() => void vi.unstubAllGlobals())

const tx = { txs: [{ to: owner, value: '1', data: '0x' }] }

/** A host with the dialogs of its screen, and documents that name themselves. */
function aScreen() {
  let open: readonly AppRequest[] = []
  const page = Symbol('page')
  const store = {
    get: () => open,
    update: (change: (before: readonly AppRequest[]) => readonly AppRequest[]) =>
      void (open = change(open)),
  }
  const dialogs = createAppRequests(() => Promise.resolve(), store, {
    page,
    at: { chainId: '1', address: safeAddress },
    app: { name: 'Payroll', url: 'https://payroll.test/' },
    onProposed: () => {},
  })
  const world = aHostWithAnApp({ handlers: { ...answering, ...dialogs } })
  let turn = 0
  const dialog = () => firstOfPages(open)[0]
  return {
    ...world,
    dialog,
    /** Whether it is on the screen. */
    isSeen: () => open[0] !== undefined && !isHidden(open[0]),
    putAway: (isPutAway: boolean) => store.update(putAway(dialog()?.id ?? -1, isPutAway)),
    /** Another page of Coffer is opened. */
    leave() {
      world.host.destroy()
      store.update(left(page))
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
const refused = ['4001 Transaction was rejected']
const gone = ['4900 Request failed']

describe('while the wallet is asked, the dialog', () => {
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

  it('comes back with its outcome if it was put away when its page was left', async () => {
    const { ask, leave, putAway, dialog, isSeen } = aScreen()
    await ask()
    dialog()?.walletAsked(true)
    putAway(true)
    leave()
    expect([dialog()?.isOver, isSeen()]).toEqual([true, false])
    dialog()?.walletAsked(false)
    expect(isSeen()).toBe(true)
  })

  it('stays if the wallet has answered while it was put away, until that was seen', async () => {
    const { ask, leave, putAway, reloadApp, dialog, isSeen } = aScreen()
    await ask()
    dialog()?.walletAsked(true)
    putAway(true)
    dialog()?.walletAsked(false)
    await reloadApp()
    expect([dialog()?.isOver, isSeen()]).toEqual([true, false])
    leave()
    expect(isSeen()).toBe(true)
  })

  it("can't be closed, because the app would be told that nothing comes of it", async () => {
    const { ask, dialog, told } = aScreen()
    const id = await ask()
    dialog()?.walletAsked(true)
    expect([dialog()?.close(), dialog() === undefined, told(id)]).toEqual([false, false, []])
    dialog()?.walletAsked(false)
    expect(dialog()?.close()).toBe(true)
    await settled()
    expect(told(id)).toEqual(refused)
  })
})

it.each([
  ['the document that asked', (screen: ReturnType<typeof aScreen>) => screen.reloadApp()],
  ['the page that was left', async (screen: ReturnType<typeof aScreen>) => screen.leave()],
])('without that, it goes with %s', async (_, go) => {
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

it('whatever happens, what was approved is shown, and the app is told nothing else', async () => {
  for (let round = 0; round < rounds(300); round++) {
    const random = seededRandom(seedOfRun * 10_000 + round)
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
    const screen = aScreen()
    const faults: string[] = []
    let shown: { id: string; wallet: 'idle' | 'asked' | 'approved' | 'refused' } | undefined
    let isThere = true
    let isUnseen = false
    let isLeft = false
    let account = owner
    const acts: (() => unknown)[] = [
      async () => {
        if (shown || isLeft) return
        shown = { id: await screen.ask(), wallet: 'idle' }
        isThere = true
      },
      () => {
        if (shown?.wallet !== 'idle' && shown?.wallet !== 'refused') return
        if (!screen.isSeen()) return
        screen.dialog()?.walletAsked(true)
        shown.wallet = 'asked'
      },
      () => {
        if (shown?.wallet !== 'asked') return
        shown.wallet = pick(['approved', 'refused'])
        if (shown.wallet === 'approved') screen.dialog()?.answer({ safeTxHash: hash } as never)
        isUnseen = !screen.isSeen() && !isLeft
        screen.dialog()?.walletAsked(false)
      },
      async () => {
        if (isLeft) return
        await screen.reloadApp()
        isThere = false
      },
      () => {
        screen.putAway(!isLeft && random() < 0.5)
        isUnseen &&= !screen.isSeen()
      },
      () => {
        if (random() < 0.7) return
        screen.leave()
        isThere = false
        isLeft = true
      },
      () => {
        account = account === owner ? safeAddress : owner
        if (!isLeft) screen.host.change({ account })
      },
      () => {
        if (screen.isSeen() && screen.dialog()?.close()) shown = undefined
      },
    ]
    for (let step = 0; step < 25; step++) {
      await pick(acts)()
      await settled()
      if (!shown) continue
      const { id, wallet } = shown
      const told = screen.told(id).join()
      const expected = wallet === 'approved' ? approved.join() : ''
      if ((wallet === 'asked' || isUnseen) && !screen.dialog()) faults.push('it vanished')
      if (isUnseen && isLeft && !screen.isSeen()) faults.push('nothing shows what became of it')
      if (isThere && (wallet === 'asked' || wallet === 'approved') && told !== expected)
        faults.push(`the app was told ${told}`)
      if (!screen.dialog()) shown = undefined
    }
    expect(faults, `SEED=${seedOfRun}, round ${round}`).toEqual([])
  }
})
