import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { failed, loading, ready, zeroAddress } from '#base'
import { checkLimit } from '../../../../src/screens/safe/setup/limits/checkLimit.ts'
import {
  DelegateField,
  LimitProblems,
  TermsFields,
} from '../../../../src/screens/safe/setup/limits/LimitFields.tsx'
import type {
  LimitChange,
  LimitContext,
  LimitForm,
} from '../../../../src/screens/safe/setup/limits/limitForm.ts'
import { limitTokens } from '../../../../src/screens/transactions/send/spend/limitTokens.ts'
import {
  type LimitModule,
  type LimitTokens,
  LimitView,
} from '../../../../src/screens/safe/setup/limits/LimitView.tsx'
import { limitsText } from '../../../../src/screens/transactions/send/spend/text.ts'
import { englishText } from '../../../englishText.ts'
import { chains } from '../mySafes/rows.ts'
import { contacts, copyOfDave, usable } from '../../transactions/send/sending.ts'
import { at, carol, dave, mainnet } from '../../common/rows/items.ts'
import { aLimit, erc20s, limitsOf, someLimits, usdc } from './limits.ts'

const text = englishText(limitsText)
const tokens = limitTokens(
  { token: zeroAddress, symbol: 'ETH', decimals: 18, balance: 4n * 10n ** 18n },
  erc20s,
)
const long = limitTokens(
  { token: zeroAddress, symbol: 'W'.repeat(24), decimals: 0, balance: 10n ** 58n },
  [],
)
const empty: LimitForm = { typed: '', token: usdc, amount: '', period: 10_080, nonce: '' }
const filled: LimitForm = { ...empty, typed: dave, amount: '250' }
const nothing = { status: 'wrong', problem: { why: 'empty' } } as const

/** A form and how it is checked. */
function checked(change: LimitChange, form: LimitForm, context: Partial<LimitContext> = {}) {
  const whole: LimitContext = {
    at,
    state: limitsOf(someLimits),
    tokens,
    found: usable(dave),
    former: [],
    ...context,
  }
  return {
    change,
    form,
    delegate: { chains, contacts, found: whole.found },
    check: checkLimit(change, form, whole),
    module: { enables: !whole.state.isEnabled, queued: undefined },
  }
}
const added = { kind: 'new' } as const
const offering = (offered: LimitTokens['offered']) => ({
  tokens: { offered, known: tokens, erc20s },
})
const inQueue = (queued: LimitModule['queued']) => ({ module: { enables: false, queued } })

const meta: Meta<typeof LimitView> = {
  title: 'Screens/Setup/Limit view',
  component: LimitView,
  parameters: {
    picture: false,
    pictureReason: 'Its parts have pictures of their own.',
    layout: 'fullscreen',
  },
  args: {
    ...checked(added, filled),
    ...offering(ready(tokens)),
    chain: mainnet,
    onForm: fn(),
    nonce: { known: ready({ current: 7n, recommended: 9n }), check: { nonce: 9n } },
    libraryFailure: undefined,
    disabledReason: undefined,
    onAdd: fn(),
    onReview: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof LimitView>

const review = () => screen.findByRole('button', { name: text('review') })

/**
 * A queued transaction enables the module: it isn't enabled twice, and a notice explains the
 * dependency.
 */
export const EnabledByTheQueue: Story = {
  args: {
    ...checked(added, filled, {
      state: { ...limitsOf([]), isEnabled: false },
      isEnabledBefore: true,
    }),
    ...inQueue('enables'),
  },
  play: async () => {
    await expect(await screen.findByText(text('queued.enables'))).toBeVisible()
    await expect(screen.queryByText(text('warning.enables'))).toBeNull()
  },
}
export const DisabledByTheQueue: Story = { args: inQueue('disables') }
export const QueuePartlyUnknown: Story = { args: inQueue('partial') }
export const ReadingTheQueue: Story = {
  args: inQueue('reading'),
  play: async () => {
    await expect(await review()).toHaveAccessibleDescription(text('problem.unread'))
    await expect(screen.getByRole('button', { name: text('add') })).toHaveAccessibleDescription(
      text('problem.unread'),
    )
  },
}
/** Who may spend how much, in one sentence, before anyone signs. */
export const New: Story = {
  args: { onReview: fn(), onAdd: fn() },
  parameters: { cell: { screen: 'limit', state: 'owner' } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/can spend 250 USDC every 7 days/)).toBeVisible()
    await userEvent.click(await review())
    await expect(args.onReview).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: text('add') }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
/** Every missing input is reported at its field, and the first one has the focus. */
export const Empty: Story = {
  args: { ...checked(added, empty, { found: nothing }), onReview: fn() },
  parameters: { cell: { screen: 'limit', state: 'empty' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await review())
    await expect(args.onReview).not.toHaveBeenCalled()
    const who = screen.getByRole('textbox', { name: text('who') })
    await expect(who).toHaveAttribute('aria-invalid', 'true')
    await expect(who).toHaveFocus()
    await expect(screen.getByRole('textbox', { name: /^Amount/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
  },
}
export const ItsOwnDelegate: Story = {
  args: checked(added, filled, { found: usable(at.address) }),
  play: async () => {
    await expect(await screen.findByText(text('problem.itself'))).toBeVisible()
  },
}
export const HasOne: Story = {
  args: checked(added, filled, { found: usable(carol) }),
  play: async () => {
    await expect(await screen.findByText(text('problem.exists'))).toBeVisible()
  },
}
export const LookAlike: Story = {
  args: {
    ...checked(added, filled, { found: usable(copyOfDave.toLowerCase() as typeof copyOfDave) }),
  },
}
/** The contract allows it, so it is only a note. */
export const MoreThanTheSafeHas: Story = {
  args: { ...checked(added, { ...filled, amount: '9000' }), onReview: fn() },
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByText(text('warning.overBalance', { balance: '8,500 USDC' })),
    ).toBeVisible()
    await userEvent.click(await review())
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
}
/**
 * The first limit of a Safe; an earlier one, kept by the disabled module, would be in force again.
 */
export const Enables: Story = {
  args: checked(added, filled, { state: limitsOf(someLimits.slice(0, 1), { isEnabled: false }) }),
  play: async () => {
    await expect(await screen.findByText(text('warning.enables'))).toBeVisible()
    await expect(screen.getByText(text('warning.revived', { count: 1 }))).toBeVisible()
  },
}
export const Change: Story = {
  args: {
    ...checked({ kind: 'change', limit: aLimit() }, { ...filled, amount: '300' }),
    ...offering(undefined),
  },
  play: async () => {
    await expect(await screen.findByText(/can spend 500 USDC every 7 days/)).toBeVisible()
    await expect(screen.getByText(/can spend 300 USDC every 7 days/)).toBeVisible()
  },
}
export const Unchanged: Story = {
  args: {
    ...checked({ kind: 'change', limit: aLimit() }, { ...filled, amount: '500' }),
    ...offering(undefined),
    onReview: fn(),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await review())
    await expect(args.onReview).not.toHaveBeenCalled()
    await expect(screen.getByText(text('unchanged'))).toBeVisible()
  },
}
export const Reset: Story = {
  args: { ...checked({ kind: 'reset', limit: aLimit() }, filled), ...offering(undefined) },
}
export const Remove: Story = {
  args: { ...checked({ kind: 'remove', limit: aLimit() }, filled), ...offering(undefined) },
}
export const Gone: Story = {
  args: {
    ...checked({ kind: 'remove', limit: aLimit({ token: zeroAddress }) }, filled),
    ...offering(undefined),
  },
  parameters: { cell: { screen: 'limit', state: 'notFound' } },
}
export const Visitor: Story = {
  args: { disabledReason: 'Connect a wallet first' },
  parameters: { cell: { screen: 'limit', state: 'readOnly' } },
  play: async () => {
    await expect(await review()).toHaveAccessibleDescription('Connect a wallet first')
  },
}
export const TokensLoading: Story = {
  args: offering(loading),
  parameters: { cell: { screen: 'limit', state: 'loading' } },
}
export const TokensFailed: Story = {
  args: offering(failed({ kind: 'unreachable' }, fn())),
  parameters: { cell: { screen: 'limit', state: 'failed' } },
}
export const NoLibrary: Story = { args: { libraryFailure: 'none' } }
export const LibraryFailed: Story = { args: { libraryFailure: 'failed' } }
export const VeryLong: Story = {
  args: {
    ...checked(
      added,
      { ...filled, token: zeroAddress, amount: '79228162514264337593543950335' },
      { tokens: long },
    ),
    ...offering(ready(long)),
  },
  parameters: { cell: { screen: 'limit', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'limit', state: 'rightToLeft' } },
}
/** Only the fields, and the problems a change can have. */
export const Fields: Story = {
  render: () => {
    const { form, delegate, check } = checked(added, filled)
    return (
      <main style={{ padding: 16 }}>
        <DelegateField {...delegate} form={form} onForm={fn()} check={check} />
        <TermsFields form={form} onForm={fn()} check={check} isTried={false} />
        <LimitProblems check={{ ...check, isGone: true }} clashes libraryFailure="none" />
      </main>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('gone'))).toBeVisible()
    await expect(canvas.getByText(text('library.none'))).toBeVisible()
  },
}
