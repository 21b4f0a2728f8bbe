import { installInjectedWallet } from '../../mocks/wallet/injected.ts'
import { at } from '../e2e/journey.ts'
import type { withWorld } from './withWorld.ts'

/** A browser of one's own, with a wallet that is connected. */
export async function openAs(
  person: 'alice' | 'bob',
  url: string,
  { browserSession, world }: ReturnType<typeof withWorld>,
) {
  const { page, context, errors } = await browserSession.open()
  const wallet = await installInjectedWallet(page, { person, rpcUrl: world.rpcUrl })
  await page.goto(url)
  await at(page).connect.first().click()
  await at(page)
    .dialog.getByRole('button', { name: /Test wallet/ })
    .click()
  await at(page).dialog.waitFor({ state: 'hidden' })
  return { page, context, errors, wallet }
}
