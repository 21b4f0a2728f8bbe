import type { EIP1193Provider } from 'viem'
import { type CreateConnectorFn, injected } from 'wagmi'
import { createDemoProvider, type DemoProviderOptions } from './createDemoProvider.ts'

export const demoConnectorId = 'demo'

export interface DemoConnectorOptions extends DemoProviderOptions {
  id?: string | undefined
  name?: string | undefined
}

/**
 * The demo wallet as a wagmi connector. It uses wagmi's connector for injected wallets, so that
 * permissions, unknown chains, account changes and disconnecting behave as in the live product.
 */
export function demoConnector({
  id = demoConnectorId,
  name = 'Demo wallet',
  ...options
}: DemoConnectorOptions): CreateConnectorFn<EIP1193Provider | undefined> {
  const provider = createDemoProvider(options) as EIP1193Provider
  const find = () => (options.wallet.get().behavior === 'missing' ? undefined : provider)
  // wagmi requires a window to detect wallets; this one works without.
  return (config) => ({
    ...injected({ target: { id, name, icon, provider: find } })(config),
    getProvider: async () => find(),
  })
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">' +
  '<rect width="40" height="40" rx="10" fill="#0f5c63"/>' +
  '<path d="M20 9a11 11 0 1 1-9.5 5.5" fill="none" stroke="#fff" stroke-width="4" ' +
  'stroke-linecap="round"/><circle cx="20" cy="20" r="4" fill="#fff"/></svg>'
const icon = `data:image/svg+xml,${encodeURIComponent(drawing)}`
