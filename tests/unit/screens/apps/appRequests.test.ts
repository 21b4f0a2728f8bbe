import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type AppRequest,
  createAppRequests,
} from '../../../../src/screens/apps/open/appRequests.ts'
import { rounds } from '../../../size.ts'
import { aHostWithAnApp, answering, hash, settled, shortly } from '../../apps/host/aFrame.ts'
import { seededRandom, seedOfRun } from '../../apps/randomValues.ts'
import { owner, safeAddress } from '../../apps/standInHost.ts'

afterEach(() => void vi.unstubAllGlobals())

const tx = { txs: [{ to: owner, value: '1', data: '0x' }] }

/** A host with the dialogs of its screen, and documents that name themselves. */
function aScreen() {
  let open: readonly AppRequest[] = []
  const dialogs = createAppRequests(
    () => Promise.resolve(),
    (change) => (open = change(open)),
  )
  const world = aHostWithAnApp({ handlers: { ...answering, ...dialogs } })
  let turn = 0
  return {
    ...world,
    dialog: () => open[0],
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

it('without that, it goes with the document that asked', async () => {
  const { ask, reloadApp, dialog, told } = aScreen()
  const id = await ask()
  await reloadApp()
  expect([dialog(), told(id)]).toEqual([undefined, gone])
})

it('whatever happens, what was approved is shown, and the app is told nothing else', async () => {
  for (let round = 0; round < rounds(300); round++) {
    const random = seededRandom(seedOfRun * 10_000 + round)
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
    const screen = aScreen()
    const faults: string[] = []
    let shown: { id: string; wallet: 'idle' | 'asked' | 'approved' | 'refused' } | undefined
    let isThere = true
    let account = owner
    const acts: (() => unknown)[] = [
      async () => {
        if (shown) return
        shown = { id: await screen.ask(), wallet: 'idle' }
        isThere = true
      },
      () => {
        if (shown?.wallet !== 'idle' && shown?.wallet !== 'refused') return
        screen.dialog()?.walletAsked(true)
        shown.wallet = 'asked'
      },
      () => {
        if (shown?.wallet !== 'asked') return
        shown.wallet = pick(['approved', 'refused'])
        if (shown.wallet === 'approved') screen.dialog()?.answer({ safeTxHash: hash } as never)
        screen.dialog()?.walletAsked(false)
      },
      async () => {
        await screen.reloadApp()
        isThere = false
      },
      () => {
        account = account === owner ? safeAddress : owner
        screen.host.change({ account })
      },
      () => {
        if (screen.dialog()?.close()) shown = undefined
      },
    ]
    for (let step = 0; step < 25; step++) {
      await pick(acts)()
      await settled()
      if (!shown) continue
      const { id, wallet } = shown
      const told = screen.told(id).join()
      const expected = wallet === 'approved' ? approved.join() : ''
      if (wallet === 'asked' && !screen.dialog()) faults.push('it vanished')
      if (isThere && (wallet === 'asked' || wallet === 'approved') && told !== expected)
        faults.push(`the app was told ${told}`)
      if (!screen.dialog()) shown = undefined
    }
    expect(faults, `SEED=${seedOfRun}, round ${round}`).toEqual([])
  }
})
