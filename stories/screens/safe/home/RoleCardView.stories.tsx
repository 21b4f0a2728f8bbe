import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { type Address, failed, loading, ready, zeroAddress } from '#base'
import { ownLimits } from '../../../../src/screens/safe/home/role/ownLimits.ts'
import { RoleCardView } from '../../../../src/screens/safe/home/role/RoleCardView.tsx'
import {
  RoleRowSkeleton,
  RoleSkeleton,
} from '../../../../src/screens/safe/home/role/RoleSkeleton.tsx'
import { homeText } from '../../../../src/screens/safe/home/text.ts'
import { englishText } from '../../../englishText.ts'
import { carol, mainnet } from '../../common/rows/items.ts'
import { aLimit, erc20s, limitsOf } from '../setup/limits.ts'

const text = englishText(homeText)
const dai: Address = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const long: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const tokens = [
  ...erc20s,
  { token: dai, name: 'Dai', symbol: 'DAI', decimals: 18, balance: 10n ** 21n },
  {
    token: long,
    name: 'Wrapped liquid staked token',
    symbol: 'aEthWrappedLiquidStakedUSDCVault',
    decimals: 18,
    balance: 10n ** 40n,
  },
]
const own = (limits: Parameters<typeof limitsOf>[0]) =>
  ready(ownLimits(limitsOf(limits, { tokens }), carol))
const one = own([aLimit()])
const three = own([
  aLimit({ token: dai, amount: 10n ** 20n, spent: 10n ** 20n, period: 43_200 }),
  aLimit(),
  aLimit({ token: zeroAddress, amount: 5n * 10n ** 17n, spent: 0n, period: 0 }),
])

const meta: Meta<typeof RoleCardView> = {
  title: 'Screens/Home/What you can do',
  component: RoleCardView,
  parameters: { boxWidth: 1088 },
  args: {
    chain: mainnet,
    limits: one,
    tokens,
    isDelegate: false,
    proposals: loading,
    links: { queue: '#queue', newTransaction: '#new' },
    onSend: fn(),
  },
}
export default meta
type Story = StoryObj<typeof RoleCardView>

/** The holder of one limit sends from it. */
export const OneLimit: Story = {
  args: { onSend: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('380 USDC of 500 USDC left')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: text('role.send', { token: 'USDC' }) }),
    )
    await expect(args.onSend).toHaveBeenCalledWith(aLimit())
  },
}
/** One of three is used up: it is listed last, and its button says why. */
export const ThreeLimits: Story = {
  args: { limits: three },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: /^Send / })
    await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Send USDC',
      'Send ETH',
      'Send DAI',
    ])
    await expect(buttons[2]).toHaveAccessibleDescription('The limit is used up')
  },
}
/** The Safe doesn't hold the token of a limit. */
export const NoBalance: Story = {
  args: {
    limits: ready(
      ownLimits(limitsOf([aLimit()], { tokens: [{ ...erc20s[0]!, balance: 0n }] }), carol),
    ),
  },
  parameters: { picture: false, pictureReason: 'Its button is that of a used up limit.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      text('role.noBalance', { token: 'USDC' }),
    )
  },
}
/** A delegate proposes, and sees its own proposals. */
export const Delegate: Story = {
  args: { limits: undefined, isDelegate: true, proposals: ready({ count: 2, isPartial: false }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: text('role.proposals', { count: 2 }) }),
    ).toHaveAttribute('href', '#queue')
    await expect(canvas.getByRole('link', { name: text('pending.new') })).toBeVisible()
  },
}
export const NoProposals: Story = {
  args: { limits: undefined, isDelegate: true, proposals: ready({ count: 0, isPartial: false }) },
  parameters: { picture: false, pictureReason: 'Delegate with another number.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('role.proposals', { count: 0 }))).toBeVisible()
  },
}
/** Not all of the queue was looked at. */
export const MoreProposals: Story = {
  args: { limits: undefined, isDelegate: true, proposals: ready({ count: 3, isPartial: true }) },
  parameters: { picture: false, pictureReason: 'Delegate with another number.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('role.proposalsMore', { count: 3 }))).toBeVisible()
  },
}
/** The Safe's contract isn't known, so nothing can be proposed; the queue couldn't be loaded. */
export const MayNotPropose: Story = {
  args: {
    limits: undefined,
    isDelegate: true,
    proposals: failed({ kind: 'unreachable' }),
    links: { queue: '#queue' },
  },
  parameters: { picture: false, pictureReason: 'Delegate without a button.' },
}
export const HolderAndDelegate: Story = {
  args: { limits: three, isDelegate: true, proposals: ready({ count: 1, isPartial: false }) },
}
export const Narrow: Story = {
  ...HolderAndDelegate,
  parameters: { boxWidth: 343 },
}
export const LongNames: Story = {
  args: {
    limits: own([
      aLimit({ token: long, amount: 10n ** 36n, spent: 123_456_789_012_345_678n, period: 65_535 }),
    ]),
  },
  parameters: { boxWidth: 343 },
}
export const RightToLeft: Story = {
  ...HolderAndDelegate,
  globals: { locale: 'pseudo-rtl' },
  parameters: { boxWidth: 720 },
}
export const Loading: Story = {
  args: { limits: loading, isDelegate: true },
  parameters: { picture: false, pictureReason: 'Placeholder shows its row.' },
}
export const Failed: Story = {
  args: { limits: failed({ kind: 'unreachable' }) },
}
/** Its last limit was removed. */
export const None: Story = {
  args: { limits: ready([]) },
  parameters: { picture: false, pictureReason: 'Nothing is shown.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
/** Until it is known what the account may do. */
export const Placeholder: Story = { tags: ['part'], render: () => <RoleSkeleton /> }
export const PlaceholderRow: Story = {
  tags: ['part'],
  parameters: { picture: false, pictureReason: 'Placeholder shows it.' },
  render: () => <RoleRowSkeleton />,
}
