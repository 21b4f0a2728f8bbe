import type { Page } from 'playwright'
import type { WalletController } from '../../mocks/wallet/createWalletController.ts'
import { installInjectedWallet, type InjectedWalletOptions } from '../../mocks/wallet/injected.ts'
import { connectedTo, storeBefore } from '../e2e/prepared.ts'

/** The injected wallet, as its announcement names it. */
const testWallet = { id: 'test.coffer.wallet', name: 'Test wallet' }

/**
 * Injects a wallet that was connected at an earlier visit, so that the page reconnects it. Call it
 * before the page is opened.
 */
export async function installConnectedWallet(
  page: Page,
  { person = 'alice', chainId = 1, ...options }: InjectedWalletOptions,
): Promise<WalletController> {
  await storeBefore(page, connectedTo(testWallet, person, chainId))
  return installInjectedWallet(page, { person, chainId, ...options, authorized: true })
}
