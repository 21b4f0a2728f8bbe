import { isConnected } from '../e2e/prepared.ts'
import { installConnectedWallet } from './connectedWallet.ts'
import type { withWorld } from './withWorld.ts'

/** A separate browser whose wallet was connected at an earlier visit. */
export async function openAs(
  person: 'alice' | 'bob',
  url: string,
  { browserSession, world }: ReturnType<typeof withWorld>,
) {
  const { page, context, errors } = await browserSession.open()
  const wallet = await installConnectedWallet(page, { person, rpcUrl: world.rpcUrl })
  await page.goto(url)
  await isConnected(page)
  return { page, context, errors, wallet }
}
