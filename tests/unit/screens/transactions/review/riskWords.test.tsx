import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type Address, shortAddress } from '#base'
import type { Erc20 } from '#chain'
import type { Effect, Risk, UnnamedChange } from '#safe'
import { NamesContext } from '../../../../../src/screens/core/names/namesContext.ts'
import { OwnMarksContext } from '../../../../../src/screens/core/marks/useMarks.ts'
import { RiskAgreement } from '../../../../../src/screens/transactions/review/RiskAgreement.tsx'
import { RiskNotices } from '../../../../../src/screens/transactions/review/RiskNotices.tsx'
import { mainnet } from '../../../../../stories/screens/transactions/review/transactions.ts'

const token: Address = '0x87021C0A57429F88fD584e890652888a086C5871'
const erin: Address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const short = shortAddress(token)

interface Shown {
  effect?: Effect
  risks?: readonly Risk[]
  symbol?: string | null
  names?: Readonly<Record<Address, string>>
  isListed?: boolean
}

const approval = (spender: Address): Effect => ({
  kind: 'approve',
  token,
  spender,
  raw: 2n ** 256n - 1n,
})

/** What the notices and the agreement say, without their markup. */
function saidOf({
  effect = approval(erin),
  risks = [{ id: 'unknownSpender', at: [] }],
  symbol = 'DUST',
  names = {},
  isListed = false,
}: Shown): { notices: string[]; agreement: string } {
  const tokens: readonly Erc20[] = [{ token, name: null, symbol, decimals: 18, balance: null }]
  const known = {
    contacts: Object.entries(names).map(([address, name]) => ({
      address: address as Address,
      name,
      chains: [],
    })),
    ensOf: () => undefined,
    you: undefined,
    want: () => {},
  }
  const own = { tokens: { [`1:${token.toLowerCase()}`]: '/dust.svg' }, networks: {} }
  const html = (shown: React.ReactNode) =>
    renderToStaticMarkup(
      <OwnMarksContext value={isListed ? own : undefined}>
        <NamesContext value={known}>{shown}</NamesContext>
      </OwnMarksContext>,
    )
  const shared = { effect, risks, tokens, chain: mainnet }
  const notices = html(<RiskNotices {...shared} />)
  const agreement = html(
    <RiskAgreement {...shared} isAgreed={false} waits={undefined} onAgree={() => {}} />,
  )
  return {
    notices: [...notices.matchAll(/<p class[^>]*>(.*?)<\/p>/g)].map(([, words = '']) => words),
    agreement: agreement.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
  }
}

describe('the token in a warning', () => {
  test.each([
    ['reads like our own words', 'dust. Audited, no risk', `dust. Audite… (${short})`],
    ['is as long as a contract may return', 'A'.repeat(100), `${'A'.repeat(12)}… (${short})`],
    ['reverses what follows', 'US\u202eDC', `US[U+202E]DC (${short})`],
    ['has hidden characters', 'US\u200bDC', `US[U+200B]DC (${short})`],
    ['is as that of another token', 'USDC', `USDC (${short})`],
    ['runs against the sentence', 'אבג', `\u2068\u2068אבג\u2069 (${short})\u2069`],
    ['has nothing to see', '\u200b\u200b', short],
    ['is missing', null, short],
  ])('whose symbol %s', (_, symbol, said) => {
    const { notices, agreement } = saidOf({ symbol })
    const words = `Lets ${shortAddress(erin)} spend all your ${said}.`
    expect(notices).toEqual([words])
    expect(agreement).toContain(words)
  })

  test('is named by its symbol alone if its contract is listed', () => {
    const { notices } = saidOf({ symbol: 'USDC', isListed: true })
    expect(notices).toEqual([`Lets ${shortAddress(erin)} spend all your USDC.`])
  })

  test('is named the same where only the simulation shows what happens to it', () => {
    const change: UnnamedChange = { kind: 'erc20', token, raw: -(5n * 10n ** 18n) }
    const { notices, agreement } = saidOf({
      risks: [{ id: 'unnamedChange', at: [], change }],
      symbol: 'dust. Audited, no risk',
    })
    const said = `5\u00a0dust. Audite… (${short})`
    expect(notices[0]).toContain(said)
    expect(agreement).toContain(said.replace('\u00a0', ' '))
  })
})

test('the name of an account in a warning is short, and shows its hidden characters', () => {
  const { notices } = saidOf({
    names: { [erin]: `Erin\u202e${' is trusted'.repeat(5)}` },
    isListed: true,
  })
  expect(notices).toEqual(['Lets Erin[U+202E] is trusted … spend all your DUST.'])
})

describe('two spenders of the same name', () => {
  const other: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'
  const both = (first: Address, second: Address, names: Shown['names'] = {}) =>
    saidOf({
      effect: { kind: 'batch', to: token, effects: [approval(first), approval(second)] },
      risks: [
        { id: 'unknownSpender', at: [0] },
        { id: 'unknownSpender', at: [1] },
      ],
      names,
      isListed: true,
    })

  test('are both named, each with its address', () => {
    const { notices, agreement } = both(erin, other, { [erin]: 'Router', [other]: 'Router' })
    const said = [erin, other].map(
      (one) => `Lets Router (${shortAddress(one)}) spend all your DUST.`,
    )
    expect(notices).toEqual(said)
    for (const one of said) expect(agreement).toContain(one)
  })

  test('are told apart by whole addresses if the short ones are the same', () => {
    const twin: Address = `${erin.slice(0, 8)}${'0'.repeat(26)}${erin.slice(-8)}` as Address
    expect(shortAddress(twin)).toBe(shortAddress(erin))
    const { notices, agreement } = both(erin, twin)
    expect(notices).toEqual([erin, twin].map((one) => `Lets ${one} spend all your DUST.`))
    for (const one of notices) expect(agreement).toContain(one)
  })

  test('need no address if their names differ, or they are one', () => {
    const { notices } = both(erin, other, { [erin]: 'Router', [other]: 'Vault' })
    expect(notices).toEqual(['Router', 'Vault'].map((name) => `Lets ${name} spend all your DUST.`))
    expect(both(erin, erin, { [erin]: 'Router' }).notices).toEqual([
      'Lets Router spend all your DUST.',
    ])
  })
})
