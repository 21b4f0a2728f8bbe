import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { withPlainSpaces } from '#base'
import type { Action, TokenAmount, TradeAction } from '#domain'
import { englishText } from '../../../../../stories/englishText.ts'
import { sentenceOf, sentenceText } from '../../../../../src/screens/common/action/actionText.ts'
import { ActionSentence } from '../../../../../src/screens/common/action/ActionSentence.tsx'
import { sharedText } from '../../../../../src/screens/core/text/text.ts'

const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const to = { address: '0x274C7839C4c838a71A38FAe4AEA7A5e3065c62b9' as const, name: null }
const drawn = (action: Action) =>
  renderToStaticMarkup(
    <ActionSentence
      sentence={sentenceOf(action)}
      chainId={undefined}
      party={undefined}
      from={undefined}
    />,
  )

describe('texts of others', () => {
  test('can’t draw the account a second time, or hide what follows', () => {
    const call: Action = { kind: 'call', to, method: 'pay\uE001now\uE000', value: 0n }
    expect(drawn(call).match(/<svg/g)).toHaveLength(1)
    expect(drawn(call)).toContain('pay\uFFFDnow\uFFFD')
  })
})

describe('a collectible without a name', () => {
  test.each([null, '', ' '])('is called by its contract’s address: %j', (name) => {
    const send: Action = { kind: 'send', to, what: { type: 'erc721', token, id: '12', name } }
    expect(sentenceText(englishText(sharedText), sentenceOf(send), () => 'Dave')).toBe(
      'Send 0xA0b8…eB48 #12 to Dave',
    )
  })
})

test("a collectible's long ID leaves room for the recipient", () => {
  const what = { type: 'erc721', token, id: '9'.repeat(78), name: 'Names' } as const
  expect(
    sentenceText(englishText(sharedText), sentenceOf({ kind: 'send', to, what }), () => 'Dave'),
  ).toBe('Send Names #9999…9999 to Dave')
})

const amount = (symbol: string, raw: bigint, parts: Partial<TokenAmount> = {}): TokenAmount => ({
  token,
  symbol,
  name: symbol,
  decimals: 6,
  raw,
  trusted: true,
  ...parts,
})
const order: TradeAction = {
  kind: 'trade',
  side: 'sell',
  sell: amount('USDC', 1_000_000_000n),
  buy: amount('WETH', 250_000n),
  parts: null,
  isFilled: false,
  to: null,
  toChain: null,
}
const ether = amount('ETH', 32_000_000n)
const worded = (action: Action, isDone = false) =>
  withPlainSpaces(
    sentenceText(
      englishText(sharedText),
      sentenceOf(action, { isDone }),
      (party) => party.name ?? 'Dave',
    ),
  )

describe('a call to an exchange, a staking contract or a vault is a sentence', () => {
  test.each<[Action, string, string]>([
    [order, 'Sell 1,000 USDC for WETH', 'Placed an order to sell 1,000 USDC for WETH'],
    [{ ...order, isFilled: true }, 'Sell 1,000 USDC for WETH', 'Sold 1,000 USDC for WETH'],
    [
      { ...order, side: 'buy' },
      'Buy 0.25 WETH with USDC',
      'Placed an order to buy 0.25 WETH with USDC',
    ],
    [
      { ...order, side: 'buy', isFilled: true },
      'Buy 0.25 WETH with USDC',
      'Bought 0.25 WETH with USDC',
    ],
    [
      { ...order, side: 'unknown', isFilled: true },
      'Swap 1,000 USDC for WETH',
      'Swapped 1,000 USDC for WETH',
    ],
    [
      { ...order, parts: 4 },
      'Sell 1,000 USDC for WETH in 4 parts',
      'Placed an order to sell 1,000 USDC for WETH in 4 parts',
    ],
    [
      { ...order, to },
      'Sell 1,000 USDC for WETH, paid to Dave',
      'Placed an order to sell 1,000 USDC for WETH, paid to Dave',
    ],
    [
      { ...order, toChain: '10', buy: null },
      'Bridge 1,000 USDC to network 10',
      'Started bridging 1,000 USDC to network 10',
    ],
    [
      { ...order, toChain: '10', isFilled: true, to },
      'Bridge 1,000 USDC to network 10, paid to Dave',
      'Bridged 1,000 USDC to network 10, paid to Dave',
    ],
    [
      { kind: 'stake', type: 'deposit', amount: ether, validators: 1 },
      'Stake 32 ETH',
      'Staked 32 ETH',
    ],
    [
      { kind: 'stake', type: 'exit', amount: ether, validators: 1 },
      'Exit 1 validator',
      'Requested the exit of 1 validator',
    ],
    [
      { kind: 'stake', type: 'exit', amount: ether, validators: 2 },
      'Exit 2 validators',
      'Requested the exit of 2 validators',
    ],
    [
      { kind: 'stake', type: 'withdrawal', amount: ether, validators: 1 },
      'Withdraw 32 ETH from staking',
      'Withdrew 32 ETH from staking',
    ],
    [
      { kind: 'vault', direction: 'deposit', amount: ether, vault: { ...to, name: 'Steady' } },
      'Deposit 32 ETH into Steady',
      'Deposited 32 ETH into Steady',
    ],
    [
      { kind: 'vault', direction: 'redeem', amount: ether, vault: { ...to, name: 'Steady' } },
      'Withdraw 32 ETH from Steady',
      'Withdrew 32 ETH from Steady',
    ],
  ])('%#: %o', (action, now, past) => {
    expect(worded(action)).toBe(now)
    expect(worded(action, true)).toBe(past)
    // The drawn sentence has the same words.
    expect(drawn(action).replaceAll(/<[^>]+>|[\u2066-\u2069]/g, '')).toContain(now.split(' ')[0])
  })

  test('with every digit of the largest amounts', () => {
    const most = 2n ** 256n - 1n
    const sentence = sentenceOf({ ...order, sell: amount('USDC', most, { decimals: 0 }) })
    const html = renderToStaticMarkup(
      <ActionSentence
        sentence={sentence}
        chainId={undefined}
        party={undefined}
        from={undefined}
        full
      />,
    )
    expect(html.replaceAll(/<[^>]+>|\D/g, '')).toContain(most.toString())
  })

  test('whose lines never break between an amount and its symbol', () => {
    const words = sentenceText(englishText(sharedText), sentenceOf(order), () => 'Dave')
    expect(words).toBe('Sell 1,000\u00a0USDC for WETH')
  })

  test('in which a token without a symbol is called by its address', () => {
    expect(worded({ ...order, sell: amount('', 5_000_000n), buy: amount('', 1n) })).toBe(
      'Sell 5 0xA0b8…eB48 for 0xA0b8…eB48',
    )
    expect(worded({ ...order, side: 'unknown', buy: null })).toBe('Swap 1,000 USDC for ?')
  })

  test('truncates a long symbol visually and keeps it in full in the tooltip', () => {
    const symbol = 'A'.repeat(200)
    const html = drawn({ ...order, buy: amount(symbol, 1n) })
    expect(html).toContain(`title="${symbol}"`)
    expect(html).toContain(`${'A'.repeat(12)}…`)
  })

  test('that marks what isn’t on the token list, on either side', () => {
    const marked = (action: Action) => drawn(action).match(/Unlisted token<\/span>/g)?.length ?? 0
    expect(marked(order)).toBe(0)
    expect(marked({ ...order, buy: amount('WETH', 1n, { trusted: false }) })).toBe(1)
    expect(
      marked({
        ...order,
        sell: amount('USDC', 1n, { trusted: false }),
        buy: amount('WETH', 1n, { trusted: false }),
      }),
    ).toBe(2)
  })

  test('in which no symbol can draw an account or an amount a second time', () => {
    const html = drawn({ ...order, to, buy: amount('W\uE000\uE001', 1n) })
    expect(html.match(/<svg/g)).toHaveLength(1)
  })
})
