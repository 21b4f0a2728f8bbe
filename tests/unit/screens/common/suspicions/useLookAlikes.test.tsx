import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { custom } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import type { Address } from '#base'
import { createGateway } from '#gateway'
import { ownedSafesQuery } from '#queries'
import { ContactDialog, EnvironmentProvider } from '#screens'
import { createPendingStore } from '#signing/pending'
import { ToastProvider } from '#ui'
import { createWalletConfig, WalletProvider } from '#wallet'
import type { KnownAccounts } from '../../../../../src/safe/suspicion/suspicions.ts'
import { useLookAlikes } from '../../../../../src/screens/common/suspicions/useLookAlikes.ts'
import { useSuspicions } from '../../../../../src/screens/common/suspicions/useSuspicions.ts'
import { aPast, at, dave } from '../../../../../stories/screens/common/rows/items.ts'

const silent = custom({ request: () => Promise.reject(new Error('This test makes no requests.')) })
const copyOf = (address: Address): Address =>
  `0x${address.slice(2, 6)}${'0'.repeat(32)}${address.slice(-4)}`

test('an open Safe is known; one that only the gateway lists flags no account', () => {
  const seen: [KnownAccounts, ReturnType<typeof useSuspicions>][] = []
  function LookAlikes() {
    seen.push([useLookAlikes(at), useSuspicions(at)])
    return null
  }
  const gateway = createGateway({ baseUrl: 'https://gateway.test' })
  const queries = new QueryClient()
  queries.setQueryData(ownedSafesQuery(gateway, undefined, []).queryKey, {
    safes: [
      { chainId: '1', address: dave },
      { chainId: '1', address: copyOf(at.address) },
    ],
    missing: [],
  })
  const config = createWalletConfig({
    chains: [mainnet],
    transports: { 1: silent },
    connectors: [],
    discovery: false,
  })
  renderToString(
    <QueryClientProvider client={queries}>
      <WalletProvider config={config} reconnect={false}>
        <ToastProvider>
          <EnvironmentProvider
            ContactDialog={ContactDialog}
            value={{
              gateway,
              chains: [],
              siteNode: () => undefined,
              connect: () => undefined,
              pending: createPendingStore(),
            }}
          >
            <LookAlikes />
          </EnvironmentProvider>
        </ToastProvider>
      </WalletProvider>
    </QueryClientProvider>,
  )
  const [known, find] = seen[0] ?? []
  expect(known?.lookAlikeOf(copyOf(dave))).toMatchObject({ address: dave, isReported: true })
  expect(known?.lookAlikeOf(copyOf(at.address))).toEqual({ address: at.address, name: undefined })
  expect(known?.lookAlikeOf(at.address)).toBeUndefined()
  const paying = (minutes: number, address: Address) =>
    aPast(minutes, {
      action: { kind: 'send', what: { type: 'native', raw: 1n }, to: { address, name: null } },
    })
  const rows = [paying(1, copyOf(dave)), paying(2, dave)]
  expect(find?.(rows, []).size).toBe(0)
  expect([...(find?.(rows, [paying(3, copyOf(dave))]).keys() ?? [])]).toEqual([rows[1]?.id])
})
