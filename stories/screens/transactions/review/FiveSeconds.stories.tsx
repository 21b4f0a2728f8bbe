import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import type { Address } from '#base'
import { allowanceModules, type Effect } from '#safe'
import { people } from '../../../../mocks/people.ts'
import { FeeItem } from '../../../../src/screens/transactions/execute/fees/FeeItem.tsx'
import { feesText } from '../../../../src/screens/transactions/execute/fees/text.ts'
import { sentenceOf } from '../../../../src/screens/common/action/actionText.ts'
import { actionOf } from '../../../../src/screens/transactions/review/actionOf.ts'
import { ReviewBody } from '../../../../src/screens/transactions/review/ReviewBody.tsx'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import styles from '../../../../src/screens/common/signing/Review.module.css'
import { englishText } from '../../../englishText.ts'
import { aPending, sendDollars } from '../../common/rows/items.ts'
import { aBatchReview, aDetail, aProof, mainnet, tokens, treasury } from './transactions.ts'

const text = englishText(transactionText)
const fees = englishText(feesText)
const to = people.dave.address
const other = people.erin.address
const token = tokens[0]?.token ?? to
const hash = `0x${'5e'.repeat(32)}` as const
const batch = aBatchReview().effect ?? { kind: 'reject' }
const inner = {
  effect: { kind: 'native', to, raw: 10n ** 18n },
  refund: null,
  mayFail: false,
} as const

/** One of every kind that call data can have. */
const effects: Readonly<Record<string, Effect>> = {
  native: { kind: 'native', to, raw: 2_500_000_000_000_000_000n },
  erc20: { kind: 'erc20', token, to, raw: 1_250_500_000n },
  erc721: { kind: 'erc721', token, from: treasury.address, to, id: 7n },
  tokenFrom: { kind: 'tokenFrom', token, from: other, to, raw: 5n },
  approve: { kind: 'approve', token, spender: to, raw: 2n ** 256n - 1n },
  approveAll: { kind: 'approveAll', token, operator: to, approved: true },
  addOwner: { kind: 'settings', change: { type: 'addOwner', owner: to, threshold: 3 } },
  removeOwner: { kind: 'settings', change: { type: 'removeOwner', owner: to, threshold: 1 } },
  swapOwner: { kind: 'settings', change: { type: 'swapOwner', from: other, to } },
  changeThreshold: { kind: 'settings', change: { type: 'changeThreshold', threshold: 3 } },
  changeImplementation: {
    kind: 'settings',
    change: { type: 'changeImplementation', implementation: to },
  },
  enableModule: { kind: 'settings', change: { type: 'enableModule', module: to } },
  setGuard: { kind: 'settings', change: { type: 'setGuard', guard: to } },
  setFallbackHandler: { kind: 'settings', change: { type: 'setFallbackHandler', handler: to } },
  limit: {
    kind: 'limit',
    module: allowanceModules[0] ?? to,
    change: { type: 'setAllowance', delegate: other, token, raw: 5n, minutes: 1440, from: 0 },
  },
  reject: { kind: 'reject' },
  batch,
  approveHash: { kind: 'approveHash', safe: to, hash, inner: { ...inner, nonce: 3n } },
  execute: { kind: 'execute', account: to, raw: 0n, inner },
  signMessage: { kind: 'signMessage', to, message: hash },
  skipQueued: { kind: 'skipQueued', module: to, next: 4n },
  malformed: {
    kind: 'malformed',
    to: token,
    raw: 0n,
    method: 'transfer',
    may: { kind: 'erc20', token, to, raw: 5n },
  },
  call: { kind: 'call', to, raw: 1n, selector: '0x09ca2f1c' },
  delegatecall: { kind: 'delegatecall', to, raw: 0n, selector: '0x09ca2f1c' },
}

const gwei = 1_000_000_000n
const level = { maxFeePerGas: 2n * gwei, maxPriorityFeePerGas: gwei, price: gwei }

/** A body of a dialog of 520 px, and one of a phone that is 375 px wide. */
const widths = [472, 343]

interface Kind {
  kind: string
  effect: Effect
  chainTo: Address
}

function Reviews({ kind, effect, chainTo }: Kind) {
  const detail = aDetail({ note: null })
  const action = actionOf(effect, { to: chainTo, value: 0n }, { safe: treasury.address, tokens })
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 24 }}>
      {widths.map((width) => (
        <div key={width} style={{ width }}>
          <h3 id={`${kind}-${width}`}>
            {kind} at {width} px
          </h3>
          <div className={styles.dialog} data-review={`${kind} ${width}`}>
            <ReviewBody
              detail={{ ...detail, action }}
              chain={mainnet}
              proof={{ ...aProof('verified'), of: `${kind}-${width}` }}
              risks={[
                { id: 'amountUnknown', at: [] },
                { id: 'refund', at: [] },
              ]}
              effect={effect}
              tokens={tokens}
              threshold={2}
              conflicts={{ items: [aPending({ nonce: 12, action: sendDollars })] }}
              cost={
                <FeeItem
                  chain={mainnet}
                  simulation={{ status: 'works', fee: 150_000_000_000_000n, gas: 90_000n }}
                  fees={{
                    status: 'choice',
                    choice: { low: level, usual: level, fast: level },
                    level: 'usual',
                  }}
                  onLevel={() => {}}
                  balance={10n ** 18n}
                />
              }
            />
          </div>
        </div>
      ))}
    </div>
  )
}

/**
 * What moves, from whom to whom, what it costs, what it cancels and what is wrong is seen within
 * five seconds: it is in the first 400 pixels of every review.
 */
const meta: Meta<typeof Reviews> = {
  title: 'Screens/Transaction/Five seconds',
  component: Reviews,
  parameters: { picture: false, pictureReason: 'It measures what other stories show.' },
}
export default meta
/** The other account that the sentence names. */
const partyOf = (effect: Effect) =>
  sentenceOf(
    actionOf(
      effect,
      { to: effect.kind === 'limit' ? effect.module : to, value: 0n },
      { safe: treasury.address, tokens },
    ),
  ).party?.address

type Story = StoryObj<typeof Reviews>

const most = 400

export const EveryKind: Story = {
  args: { kind: 'reject', effect: { kind: 'reject' }, chainTo: to },
  render: () => (
    <>
      {Object.entries(effects).map(([kind, effect]) => (
        <Reviews
          key={kind}
          kind={kind}
          effect={effect}
          chainTo={effect.kind === 'limit' ? effect.module : to}
        />
      ))}
    </>
  ),
  play: ({ canvasElement }) => {
    const late: string[] = []
    for (const [kind, effect] of Object.entries(effects)) {
      for (const width of widths) {
        const section = canvasElement.querySelector<HTMLElement>(`[data-review="${kind} ${width}"]`)
        if (!section) throw new Error(`${kind} isn't shown.`)
        const { top } = section.getBoundingClientRect()
        const seen = within(section)
        const parts: Record<string, Element | null> = {
          sentence: section.querySelector('h3'),
          danger: seen.getByText(text('risk.refund')),
          safe: section.querySelector(`[title$="${treasury.address}"]`),
          ...(partyOf(effect) && {
            party: section.querySelector(`[title$="${partyOf(effect)}"]`),
          }),
          nonce: seen.getByText(text('field.nonce')),
          canceled: seen.getByText(/^(?:.*cancels|Reject: )/),
          cost: seen.getByText(fees('cost')).nextElementSibling?.firstElementChild ?? null,
        }
        for (const [part, element] of Object.entries(parts)) {
          const bottom = (element?.getBoundingClientRect().bottom ?? Infinity) - top
          if (bottom > most) late.push(`${kind} at ${width}: ${part} ends at ${Math.round(bottom)}`)
        }
      }
    }
    // Each of them by name: an assertion shortens long texts.
    if (late.length > 0) throw new Error(late.join('\n'))
  },
}
