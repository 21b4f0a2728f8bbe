import { describe, expect, it } from 'vitest'
import { type Address, type ChainSummary, zeroAddress } from '#base'
import type { Asset } from '#domain'
import {
  checkSend,
  type PaymentForm,
  type SendContext,
  type SendForm,
  withHeldTokens,
} from '../../../../../src/screens/transactions/send/sendForm.ts'
import { knownAccounts } from '../../../../../src/safe/suspicion/suspicions.ts'
import type { FoundAddress } from '../../../../../src/screens/common/typedAddress/withLookup.ts'

const safe: Address = '0xDaDFdC95B8dcce922B962D3E21B213E69FAd615b'
const dave: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'
const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const asset = (parts: Partial<Asset>): Asset => ({
  type: 'native',
  token: zeroAddress,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  raw: 10n ** 18n,
  price: null,
  fiat: null,
  ...parts,
})
const assets = [
  asset({}),
  asset({
    type: 'erc20',
    token: usdc,
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    raw: 5_000_000n,
  }),
]
const contacts = [{ name: 'Dave', address: dave, chains: [] }]
const usable = (
  address: Address,
  chain?: Pick<ChainSummary, 'chainId' | 'name'>,
): FoundAddress => ({
  status: 'usable',
  address,
  chain: chain as ChainSummary | undefined,
  lookAlike: knownAccounts([], { contacts, safes: [], owners: [], assets: [] }).lookAlikeOf(
    address,
  ),
})
const payment = (parts: Partial<PaymentForm> = {}): PaymentForm => ({
  key: 0,
  to: dave,
  token: zeroAddress,
  amount: '0.5',
  ...parts,
})
const form = (payments: readonly PaymentForm[], rest: Partial<SendForm> = {}): SendForm => ({
  payments,
  note: '',
  nonce: '',
  ...rest,
})
const context = (parts: Partial<SendContext> = {}): SendContext => ({
  at: { chainId: '1', address: safe },
  assets,
  found: [usable(dave)],
  contacts,
  safes: [],
  nonces: { current: 3n, recommended: 5n },
  ...parts,
})

describe('a token that the Safe does not hold', () => {
  const [coin] = assets
  const unheld = payment({ token: usdc, amount: '5' })

  it('is replaced as long as there is no amount of it', () => {
    expect(
      withHeldTokens(form([{ ...unheld, amount: ' ' }]), coin ? [coin] : []).payments[0]?.token,
    ).toBe(zeroAddress)
  })

  it('stays with its amount, which is never one of another token, and nothing can be sent', () => {
    const kept = withHeldTokens(form([unheld]), coin ? [coin] : [])
    expect(kept.payments).toEqual([unheld])
    const { payments, ready } = checkSend(kept, context({ assets: coin ? [coin] : [] }))
    expect(payments[0]).toMatchObject({ token: 'notHeld' })
    expect(ready).toBeUndefined()
  })

  it("isn't an error until the Safe's assets are known", () => {
    expect(checkSend(form([unheld]), context({ assets: [] })).payments[0]?.token).toBeUndefined()
  })
})

describe('what is to be sent', () => {
  it('is ready once everything is right', () => {
    const { ready, payments } = checkSend(form([payment()], { note: ' Lunch ' }), context())
    expect(ready).toEqual({
      payments: [{ to: dave, asset: assets[0], raw: 5n * 10n ** 17n }],
      note: 'Lunch',
      nonce: 5n,
    })
    expect(payments).toEqual([{ available: 10n ** 18n, asset: assets[0] }])
  })

  it('is not ready while a name is being looked up, or the nonce is unknown', () => {
    const looking: FoundAddress = {
      status: 'pending',
      name: 'dave.eth',
      lookup: { status: 'loading' },
    }
    expect(checkSend(form([payment()]), context({ found: [looking] })).ready).toBeUndefined()
    expect(checkSend(form([payment()]), context({ nonces: undefined })).ready).toBeUndefined()
  })

  it.each([
    ['the Safe itself', usable(safe), {}, { why: 'itself' }],
    [
      'an address of another chain',
      usable(dave, { chainId: '137', name: 'Polygon' }),
      {},
      { why: 'otherChain', network: 'Polygon' },
    ],
    ["the token's contract", usable(usdc), { token: usdc }, { why: 'tokenContract' }],
    [
      'a wrong checksum',
      { status: 'wrong', problem: { why: 'checksum' } } as const,
      {},
      { why: 'checksum' },
    ],
  ])('is rejected for %s', (_, found, parts, recipient) => {
    const { payments, ready } = checkSend(form([payment(parts)]), context({ found: [found] }))
    expect(payments[0]?.recipient).toEqual(recipient)
    expect(ready).toBeUndefined()
  })

  it('accepts an address with the prefix of its own chain', () => {
    expect(
      checkSend(
        form([payment()]),
        context({ found: [usable(dave, { chainId: '1', name: 'Ethereum' })] }),
      ).ready,
    ).toBeDefined()
  })

  it('counts what earlier payments take of the same token', () => {
    const two = form([payment({ amount: '0.75' }), payment({ key: 1, amount: '0.5' })])
    const { payments, ready } = checkSend(two, context({ found: [usable(dave), usable(dave)] }))
    expect(payments[1]).toMatchObject({ available: 25n * 10n ** 16n, amount: { why: 'balance' } })
    expect(ready).toBeUndefined()
    const other = form([payment({ amount: '0.75' }), payment({ key: 1, token: usdc, amount: '5' })])
    expect(
      checkSend(other, context({ found: [usable(dave), usable(dave)] })).ready?.payments.map(
        ({ raw }) => raw,
      ),
    ).toEqual([75n * 10n ** 16n, 5_000_000n])
  })

  it('warns of unknown recipients, unless they look like a known one', () => {
    const copy: Address = '0x1563000000000000000000000000000000005508'
    const other: Address = '0x2222222222222222222222222222222222222222'
    expect(
      checkSend(form([payment()]), context({ found: [usable(other)] })).payments[0],
    ).toMatchObject({ isUnknown: true })
    expect(
      checkSend(form([payment()]), context({ found: [usable(copy)] })).payments[0],
    ).not.toHaveProperty('isUnknown')
    expect(
      checkSend(
        form([payment()]),
        context({ found: [usable(other)], safes: [{ chainId: '1', address: other }] }),
      ).payments[0]?.isUnknown,
    ).toBeUndefined()
  })

  it('rejects a note that is too long', () => {
    expect(checkSend(form([payment()], { note: 'x'.repeat(61) }), context())).toMatchObject({
      note: 'tooLong',
    })
    expect(checkSend(form([payment()], { note: 'x'.repeat(61) }), context()).ready).toBeUndefined()
    expect(checkSend(form([payment()], { note: '👍'.repeat(60) }), context()).ready).toBeDefined()
  })

  it('offers neither NFTs nor tokens without a balance', () => {
    const nft = asset({ type: 'erc721', token: usdc })
    expect(
      checkSend(form([payment({ token: usdc })]), context({ assets: [nft] })).payments[0]?.asset,
    ).toBeUndefined()
    expect(
      checkSend(form([payment()]), context({ assets: [asset({ raw: 0n })] })).ready,
    ).toBeUndefined()
  })
})
