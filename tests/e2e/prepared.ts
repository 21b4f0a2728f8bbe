import type { Page } from 'playwright'
import { storyInstant } from '../../mocks/clock.ts'
import { walletControllerKey } from '../../mocks/wallet/createWalletController.ts'
import { demoConnectorId } from '../../mocks/wallet/demoConnector.ts'
import { people, type PersonName } from '../../mocks/wallet/people.ts'
import type { BrowserSession, OpenOptions } from './openBrowser.ts'

/** What a site keeps in its local storage, by key. */
export type Stored = Readonly<Record<string, string>>

/** Stores this before the first visit of a site, and never again. Call it before the first page. */
export const storeBefore = (page: Page, stored: Stored): Promise<unknown> =>
  page.addInitScript(store, stored)

/** Runs inside the page, so it must not use anything from outside. */
function store(stored: Stored): void {
  // Neither in frames, nor in documents without a storage.
  if (window !== window.top || !location.protocol.startsWith('http')) return
  if (localStorage.length > 0) return
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
}

/** What a site keeps of a wallet that is connected, as wagmi stores it. */
export function connectedTo(
  { id, name }: { id: string; name: string },
  person: PersonName,
  chainId = 1,
): Stored {
  const uid = 'connected-before'
  const connector = { id, name, type: 'injected', uid }
  const connection = { accounts: [people[person].address], chainId, connector }
  const connections = { __type: 'Map', value: [[uid, connection]] }
  return {
    'wagmi.store': JSON.stringify({ state: { connections, chainId, current: uid }, version: 3 }),
    'wagmi.recentConnectorId': JSON.stringify(id),
    'wagmi.recentWallets': JSON.stringify([id]),
  }
}

/** What the demo keeps when Alice has connected the demo wallet. */
const connectedInDemo: Stored = {
  ...connectedTo({ id: demoConnectorId, name: 'Demo wallet' }, 'alice'),
  [walletControllerKey]: JSON.stringify({
    person: 'alice',
    behavior: 'agrees',
    chainId: 1,
    authorized: true,
  }),
}

/** Waits until the page shows the account of its wallet. */
export const isConnected = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Account/ })
    .first()
    .waitFor()

/**
 * A page of the demo for Alice, who connected the demo wallet at an earlier visit. `hasClock`: the
 * test can let time go on.
 */
export async function openDemo(
  session: BrowserSession,
  url: string,
  { hasClock = false, ...options }: OpenOptions & { hasClock?: boolean } = {},
) {
  const opened = await session.open(options)
  if (hasClock) await opened.page.clock.install({ time: storyInstant })
  await storeBefore(opened.page, connectedInDemo)
  await opened.page.goto(url)
  await isConnected(opened.page)
  return opened
}
