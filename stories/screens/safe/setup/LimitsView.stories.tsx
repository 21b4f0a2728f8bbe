import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { List } from '#ui'
import { LimitsView } from '../../../../src/screens/safe/setup/limits/LimitsView.tsx'
import { limitsText } from '../../../../src/screens/transactions/send/spend/text.ts'
import { englishText } from '../../../englishText.ts'
import { alice, bob, carol, mainnet } from '../../common/rows/items.ts'
import { aLimit, aSpend, limitsOf, manyLimits, someLimits } from './limits.ts'
import { LimitRow } from '../../../../src/screens/safe/setup/limits/LimitRow.tsx'
import { SpendNotices } from '../../../../src/screens/transactions/send/spend/SpendNotices.tsx'

const text = englishText(limitsText)
const [dollars] = someLimits as [ReturnType<typeof aLimit>]

const meta: Meta<typeof LimitsView> = {
  title: 'Screens/Setup/Limits view',
  component: LimitsView,
  parameters: {
    picture: false,
    pictureReason: 'Its parts are those of the page of owners and rules.',
    boxWidth: 720,
  },
  args: {
    chain: mainnet,
    limits: ready(limitsOf(someLimits)),
    isOffered: true,
    account: alice,
    spends: [],
    onChange: fn(),
    onSpend: fn(),
    onDismiss: fn(),
  },
}
export default meta
type Story = StoryObj<typeof LimitsView>
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

/** Opens the menu of a row. */
const openMenu = (userEvent: UserEvent, row: number) =>
  userEvent.click(screen.getAllByRole('button', { name: /^Actions for the / })[row]!)

/** Each row says which change it makes. */
export const Owner: Story = {
  args: { onChange: fn() },
  parameters: { cell: { screen: 'limits', state: 'owner' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(text('spent', { spent: '120 USDC', amount: '500 USDC' })),
    ).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: text('spendOf', { token: 'USDC' }) }),
    ).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: text('new') }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'new' })
    for (const kind of ['change', 'reset', 'remove'] as const) {
      await openMenu(userEvent, 0)
      await userEvent.click(await screen.findByRole('menuitem', { name: text(kind) }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ kind, limit: dollars })
    }
    // Nothing is spent of the second one, so there is nothing to reset.
    await openMenu(userEvent, 1)
    await expect(
      await screen.findByRole('menuitem', { name: new RegExp(text('reset')) }),
    ).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
  },
}
/** The person spends from their own limit. */
export const Delegate: Story = {
  args: { account: carol, onSpend: fn() },
  parameters: { cell: { screen: 'limits', state: 'ready' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('spendOf', { token: 'USDC' }) }))
    await expect(args.onSpend).toHaveBeenCalledWith(dollars)
  },
}
export const UsedUp: Story = {
  args: { account: bob },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: text('spendOf', { token: 'USDC' }) }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Visitor: Story = {
  args: { account: undefined },
  parameters: { cell: { screen: 'limits', state: 'readOnly' } },
}
export const Empty: Story = {
  args: { limits: ready(limitsOf([])) },
  parameters: { cell: { screen: 'limits', state: 'empty' } },
}
export const Loading: Story = {
  args: { limits: loading },
  parameters: { cell: { screen: 'limits', state: 'loading' } },
}
export const Failed: Story = {
  args: { limits: failed({ kind: 'unreachable' }, fn()) },
  parameters: { cell: { screen: 'limits', state: 'failed' } },
}
export const Stale: Story = {
  args: { limits: ready(limitsOf(someLimits), { freshness: 'stale' }) },
  parameters: { cell: { screen: 'limits', state: 'stale' } },
}
/** More people are in the module than were read. */
export const Partial: Story = {
  args: { limits: ready(limitsOf(someLimits, { isComplete: false })) },
  parameters: { cell: { screen: 'limits', state: 'partial' } },
}
/** The chain has no official contract for them, so none can be made. */
export const NoModule: Story = {
  args: { limits: ready(null) },
  parameters: { cell: { screen: 'limits', state: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('noModule', { network: 'Ethereum' }))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('new') })).toBeNull()
  },
}
/** The module was disabled but kept its limits: they're shown and can only be removed. */
export const ModuleDisabled: Story = {
  args: { limits: ready(limitsOf(someLimits, { isEnabled: false })), account: carol },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(text('disabled'))).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: text('spendOf', { token: 'USDC' }) }),
    ).toBeNull()
    await openMenu(userEvent, 0)
    await expect(await screen.findByRole('menuitem', { name: text('remove') })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: text('change') })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}
/** The chain's features don't include limits: limits in force are still shown. */
export const NotOffered: Story = {
  args: { isOffered: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('notOffered'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('new') })).toBeNull()
  },
}
/** It's unknown whether there are any, and the page says so. */
export const NotOfferedFailed: Story = {
  args: { isOffered: false, limits: failed({ kind: 'unreachable' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('failed', { network: 'Ethereum' }))).toBeVisible()
  },
}
/** No limits remain, but past spending is still shown. */
export const NotOfferedSpent: Story = {
  args: { isOffered: false, limits: ready(limitsOf([])), spends: [aSpend] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sending 20 USDC/)).toBeVisible()
    await expect(canvas.queryByText(text('empty'))).toBeNull()
  },
}
/** There is nothing to show. */
export const NotOfferedEmpty: Story = {
  args: { isOffered: false, limits: ready(limitsOf([])) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(text('title'))).toBeNull()
  },
}
/** Payments sent from this device, in each state. */
export const Sending: Story = {
  args: {
    account: carol,
    spends: (['processing', 'done', 'reverted', 'dropped', 'missing'] as const).map(
      (status, index) => ({
        ...aSpend,
        txHash: `0x${String(index).repeat(64)}`,
        state: { status },
      }),
    ),
    onDismiss: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Dismiss' })[0]!)
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
export const VeryLong: Story = {
  args: { limits: ready(limitsOf(manyLimits.slice(0, 3))), account: manyLimits[0]?.delegate },
  parameters: { boxWidth: 343, cell: { screen: 'limits', state: 'veryLong' } },
}
export const Huge: Story = {
  args: { limits: ready(limitsOf(manyLimits)) },
  parameters: { cell: { screen: 'limits', state: 'huge' } },
}
export const RightToLeft: Story = {
  args: { account: carol },
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'limits', state: 'rightToLeft' } },
}

const tokenWords = {
  symbolOf: () => 'USDC',
  amountOf: (_: unknown, raw: bigint) => `${raw / 1_000_000n} USDC`,
}
export const Row: Story = {
  render: ({ account, onChange, onSpend }) => (
    <List label={text('title')}>
      <LimitRow
        limit={dollars}
        chain={mainnet}
        words={tokenWords}
        account={account}
        isEnabled
        isOffered
        onChange={onChange}
        onSpend={onSpend}
      />
    </List>
  ),
}
/** Payments and their outcomes. */
export const Spends: Story = {
  render: ({ onDismiss }) => (
    <SpendNotices spends={[aSpend]} chain={mainnet} words={tokenWords} onDismiss={onDismiss} />
  ),
}
