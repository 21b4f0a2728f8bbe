import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Effect } from '#safe'
import type { Action } from '#domain'
import { ToastProvider } from '#ui'
import { ReviewOutcome } from '../../../../../src/screens/transactions/review/ReviewOutcome.tsx'
import {
  aDetail,
  anApproval,
  anApprovalDetail,
  mainnet,
  tokens,
} from '../../../../../stories/screens/transactions/review/transactions.ts'

function outcomeOf(action: Action, effect: Effect | undefined) {
  const html = renderToStaticMarkup(
    <ToastProvider>
      <ReviewOutcome
        {...{ action, effect, tokens }}
        at={aDetail().at}
        chain={mainnet}
        nonce={11}
        words="Signed."
      >
        ring
      </ReviewOutcome>
    </ToastProvider>,
  )
  const plain = (part: string) =>
    part
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('\u00a0', ' ')
      .replaceAll(/[\u2066-\u2069]/g, '')
  const [, title = ''] = /<h3[^>]*>(.*?)<\/h3>/.exec(html) ?? []
  return { title: plain(title), all: plain(html) }
}

describe('the last step of a dialog', () => {
  const { spender, token } = anApproval
  const call = anApprovalDetail().action

  test.each<[string, Effect, string]>([
    ['approval', { ...anApproval, raw: 500_000_000n }, '500 USDC'],
    ['permission on Permit2', { ...anApproval, raw: 5_000_000n, until: 1_800_000_000 }, '5 USDC'],
    ['unlimited approval', anApproval, 'any amount of'],
  ])('says what was signed, with whole addresses: %s', (_, effect, said) => {
    const { title, all } = outcomeOf(call, effect)
    expect(title).toMatch(/^Let .* spend /)
    expect(title).toContain(said)
    expect(all).toContain(spender)
    expect(all).toContain(token)
    expect(all).not.toContain('Call approve')
  })

  test('says what a spending limit allows, with whole addresses', () => {
    const change = { type: 'setAllowance', delegate: spender, token, raw: 5_000_000n } as const
    const { title, all } = outcomeOf(call, {
      kind: 'limit',
      module: token,
      change: { ...change, minutes: 0, from: 0 },
    })
    expect(title).toContain('5 USDC')
    expect(title).not.toContain('Call')
    expect(all).toContain(spender)
  })

  test('has the whole address of a recipient', () => {
    const { action, tx } = aDetail()
    const { title, all } = outcomeOf(action, undefined)
    expect(title).toMatch(/^Send 2\.5 ETH/)
    expect(all).toContain(tx.to)
  })

  test('has no accounts where its sentence names none', () => {
    const { all } = outcomeOf({ kind: 'reject' }, undefined)
    expect(all).not.toContain(aDetail().at.address)
  })
})
