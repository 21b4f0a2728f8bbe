import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { fillTemplate } from '../../../../src/screens/transactions/newTransaction/templates/fillTemplate.ts'
import { BlankField } from '../../../../src/screens/transactions/newTransaction/templates/BlankField.tsx'
import { UseTemplateView } from '../../../../src/screens/transactions/newTransaction/templates/UseTemplateView.tsx'
import { templatesText } from '../../../../src/screens/transactions/templates/text.ts'
import { newTransactionText } from '../../../../src/screens/transactions/newTransaction/text.ts'
import { englishText } from '../../../englishText.ts'
import { mainnet } from '../../common/rows/items.ts'
import { many, payroll, readOf, rent } from '../templates/templates.ts'
import { tokens } from './drafts.ts'

const text = englishText(templatesText)
const amount = englishText(newTransactionText)
const typed = (amounts: Readonly<Record<number, string>>, known = tokens) => ({
  amounts,
  tokens: known,
  filled: fillTemplate(payroll, amounts, { chain: mainnet, tokens: known }),
})

const meta: Meta<typeof UseTemplateView> = {
  title: 'Screens/New transaction/Use template view',
  component: UseTemplateView,
  parameters: { picture: false, pictureReason: 'Wrong shows all parts.', layout: 'fullscreen' },
  args: {
    name: 'Payroll',
    chain: mainnet,
    problem: undefined,
    read: readOf(payroll),
    isReading: false,
    onRetry: fn(),
    ...typed({}),
    onAmount: fn(),
    isOtherSafe: false,
    lookAlikes: [],
    onAdd: fn(),
    onClose: () => {},
  },
}
export default meta
type Story = StoryObj<typeof UseTemplateView>

/** Each blank has an error once a person wants to continue. */
export const Blank: Story = {
  parameters: { picture: 'page' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('use.add', { count: 3 }) }))
    await expect(args.onAdd).not.toHaveBeenCalled()
    await expect(await screen.findAllByText(amount('amount.empty'))).toHaveLength(2)
    await expect(
      screen.getByRole('textbox', { name: text('use.amount', { number: 1, symbol: 'USDC' }) }),
    ).toHaveFocus()
  },
}
export const Filled: Story = {
  args: typed({ 0: '1250.5', 1: '2' }),
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('use.add', { count: 3 }) }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
/** Made in another Safe; one amount has too many decimals, the other isn't a number. */
export const Wrong: Story = {
  parameters: { picture: 'page' },
  args: { ...typed({ 0: '1.2345678', 1: 'two' }), isOtherSafe: true },
}
export const ReadingTokens: Story = { args: { ...typed({}, []), isReading: true } }
/** The token's contract doesn't respond, so no amount can be right. */
export const TokenUnread: Story = {
  args: typed({ 0: '5', 1: '2' }, []),
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('use.retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const NoBlanks: Story = {
  args: {
    name: 'Rent',
    read: readOf(rent),
    filled: fillTemplate(rent, {}, { chain: mainnet, tokens }),
  },
}
export const Huge: Story = {
  args: {
    read: many.slice(0, 400).flatMap(readOf),
    filled: { blanks: [], calls: [] },
  },
}
export const Gone: Story = { args: { name: 'Templates', problem: { why: 'gone' } } }
export const OtherNetwork: Story = {
  args: { problem: { why: 'otherNetwork', network: 'Polygon', own: 'Ethereum' } },
}

/** A blank of a token, whose address shows which contract it is. */
export const BlankOfToken: Story = {
  tags: ['part'],
  render: ({ filled, chain }) => (
    <BlankField
      blank={filled.blanks[0]!}
      chain={chain}
      isReading={false}
      amount="1250"
      onAmount={() => {}}
    />
  ),
}
