import { expect, it, vi } from 'vitest'
import { watchToken } from '../../../../../src/screens/common/watchToken/watchToken.ts'
import { changeChain, watchAsset } from '../../../../../src/wallet/walletRequests.ts'
import { aPage, connected } from '../../../wallet/conformance/acts.ts'
import { away, coded, home } from '../../../wallet/conformance/theWallet.ts'

const token = {
  address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  symbol: 'DAI',
  decimals: 18,
} as const

/** Asks a connected wallet, as `useWallet` does, to list a token of a chain. */
async function asking(answer: () => unknown, chainId: number = home) {
  vi.stubGlobal('window', {})
  const page = await connected(aPage())
  const requested: unknown[] = []
  page.behave(['wallet_watchAsset'], async ({ params }) => {
    requested.push(params)
    return answer()
  })
  const { config } = page
  const [connector] = config.connectors
  const outcome = await watchToken(
    {
      chainId: home,
      switchChain: (to) => changeChain(config, connector!, to),
      watchAsset: (options) => watchAsset(config, { type: 'ERC20', options }),
    },
    { ...token, chainId: String(chainId) },
  )
  return { outcome, requested, asked: page.asked }
}
const throws = (error: unknown) => () => Promise.reject(error as Error)

it('a wallet that agrees lists the token, and learns nothing else', async () =>
  expect(await asking(() => true)).toMatchObject({
    outcome: 'added',
    requested: [{ type: 'ERC20', options: token }],
  }))

it.each([
  ['says no', () => false],
  ['says nothing', () => null],
  ['rejects', throws(coded(4001))],
  ['rejects in words', throws(new Error('cancelled by user'))],
])('a wallet that %s has rejected it', async (_, answer) =>
  expect(await asking(answer)).toMatchObject({ outcome: 'rejected' }),
)

it.each([
  ['does not know the method', throws(coded(-32_601, 'Method not found'))],
  ['does not support it', throws(coded(4200))],
  ['does not support the kind', throws(new Error('Asset of type ERC20 not supported'))],
])('a wallet that %s says so', async (_, answer) =>
  expect(await asking(answer)).toMatchObject({ outcome: 'unsupported' }),
)

it('any other error is a failure', async () =>
  expect(await asking(throws(coded(-32_603)))).toMatchObject({ outcome: 'failed' }))

it("a wallet on another chain is switched to the token's first", async () => {
  const { outcome, asked } = await asking(() => true, away)
  expect(outcome).toBe('added')
  expect(asked.indexOf('wallet_switchEthereumChain')).toBeLessThan(
    asked.indexOf('wallet_watchAsset'),
  )
})

it('a wallet on another network or without the method is unsupported', async () => {
  const wallet = { chainId: home, watchAsset: async () => true }
  expect(await watchToken(wallet, { ...token, chainId: String(away) })).toBe('unsupported')
  expect(await watchToken({}, { ...token, chainId: String(home) })).toBe('unsupported')
})
