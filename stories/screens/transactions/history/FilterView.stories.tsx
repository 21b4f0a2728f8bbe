import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { checkFilter } from '../../../../src/screens/transactions/history/checkFilter.ts'
import { noFilter } from '../../../../src/screens/core/links/filterParams.ts'
import { FilterView } from '../../../../src/screens/transactions/history/FilterView.tsx'
import { historyText } from '../../../../src/screens/transactions/history/text.ts'
import { storyTime } from '../../../../.storybook/frozenTime.ts'
import { englishText } from '../../../englishText.ts'
import { dave, mainnet } from '../../common/rows/items.ts'
import { TokenSelect } from '../../../../src/screens/transactions/history/TokenSelect.tsx'

const text = englishText(historyText)
const tokens = [
  { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC', decimals: 6 },
] as const

const meta: Meta<typeof FilterView> = {
  title: 'Screens/History/Filter view',
  component: FilterView,
  parameters: { picture: 'page', layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    form: noFilter,
    check: (form) =>
      checkFilter(form, {
        now: storyTime,
        timeZone: 'UTC',
        chains: [mainnet],
        chain: mainnet,
        tokens,
      }).problems,
    tokens,
    symbol: 'ETH',
    onApply: fn(),
  },
}
export default meta
type Story = StoryObj<typeof FilterView>

export const Empty: Story = {
  parameters: {
    cell: { screen: 'filter', state: 'empty' },
    picture: false,
    pictureReason: 'Incoming shows more of it.',
  },
}
export const Incoming: Story = {
  args: {
    form: {
      type: 'incoming',
      fields: {
        from: '2026-03-01',
        until: '2026-03-31',
        token: tokens[0].address,
        amount: '98000',
      },
    },
  },
  parameters: { cell: { screen: 'filter', state: 'ready' } },
}
/** Date and recipient come before the amount. */
export const Outgoing: Story = {
  args: { form: { type: 'outgoing', fields: {} } },
  parameters: { picture: false, pictureReason: 'Incoming shows the same fields.' },
  play: async () => {
    await screen.findByRole('combobox', { name: text('filter.type') })
    const names = [...document.querySelectorAll<HTMLInputElement>('form input')].map(
      ({ name }) => name,
    )
    await expect(names).toEqual(['from', 'until', 'to', 'amount', 'nonce'])
  },
}
/** Each error appears next to its field, and the first one has focus. */
export const Mistakes: Story = {
  args: { form: { type: 'outgoing', fields: {} } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^From/), '2026-03-31')
    await userEvent.type(screen.getByLabelText(/^Until/), '2026-03-01')
    await userEvent.type(screen.getByRole('textbox', { name: /^Amount/ }), '0')
    await userEvent.type(screen.getByRole('textbox', { name: /^To/ }), 'dave')
    await userEvent.type(screen.getByRole('textbox', { name: /^Nonce/ }), '1.5')
    await userEvent.click(screen.getByRole('button', { name: text('filter.apply') }))
    const until = screen.getByLabelText(/^Until/)
    await expect(until).toHaveFocus()
    await expect(until).toHaveAccessibleDescription(text('filter.problem.order'))
    await expect(screen.getByRole('textbox', { name: /^Amount/ })).toHaveAccessibleDescription(
      expect.stringContaining(text('filter.problem.zero')),
    )
    await expect(screen.getByRole('textbox', { name: /^To/ })).toHaveAccessibleDescription(
      expect.stringContaining(text('filter.problem.address')),
    )
    await expect(screen.getByRole('textbox', { name: /^Nonce/ })).toHaveAccessibleDescription(
      text('filter.problem.nonce'),
    )
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}
/** What doesn't belong to the chosen type is left out. */
export const AnotherType: Story = {
  args: { form: { type: 'outgoing', fields: { nonce: '7', to: dave } } },
  parameters: { picture: false, pictureReason: 'Incoming shows the same fields.' },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: text('filter.type') }),
      text('filter.type.module'),
    )
    await userEvent.click(screen.getByRole('button', { name: text('filter.apply') }))
    await expect(args.onApply).toHaveBeenCalledWith({ type: 'module', fields: { to: dave } })
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
export const AnotherToken: Story = {
  args: { form: { type: 'incoming', fields: { amount: '1' } } },
  parameters: { picture: false, pictureReason: 'Incoming shows the same fields.' },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: /^Token/ }),
      text('filter.token.other'),
    )
    await userEvent.type(screen.getByRole('textbox', { name: text('filter.token.other') }), dave)
    await userEvent.click(screen.getByRole('button', { name: text('filter.apply') }))
    await expect(screen.getByRole('textbox', { name: /^Amount/ })).toHaveAccessibleDescription(
      expect.stringContaining(text('filter.problem.unknownToken')),
    )
  },
}
/** "Another token" without its address isn't any token. */
export const AnotherTokenForgotten: Story = {
  args: { form: { type: 'incoming', fields: {} } },
  parameters: { picture: false, pictureReason: 'Incoming shows the same fields.' },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: /^Token/ }),
      text('filter.token.other'),
    )
    await userEvent.click(screen.getByRole('button', { name: text('filter.apply') }))
    const address = screen.getByRole('textbox', { name: text('filter.token.other') })
    await expect(address).toHaveFocus()
    await expect(address).toHaveAccessibleDescription(text('filter.problem.address'))
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}
/** An amount without a token is of any token, and the field doesn't say otherwise. */
export const AmountOfAnyToken: Story = {
  args: { form: { type: 'incoming', fields: { amount: '1' } } },
  parameters: { picture: false, pictureReason: 'Incoming shows the same fields.' },
  play: async ({ userEvent }) => {
    const amount = await screen.findByRole('textbox', { name: /^Amount/ })
    await expect(amount).toHaveAccessibleDescription(
      text('filter.amount.anyToken', { symbol: 'ETH' }),
    )
    await expect(screen.queryByText('ETH')).toBeNull()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Token/ }), 'USDC')
    await expect(amount).toHaveAccessibleDescription(text('filter.amount.incoming'))
  },
}
/** A token the Safe no longer holds is shown by its address. */
export const TokenNoLongerHeld: Story = {
  args: { form: { type: 'incoming', fields: { token: tokens[0].address } } },
  parameters: { picture: false, pictureReason: 'Incoming shows the same fields.' },
  render: function Render(args) {
    const [held, setHeld] = useState(args.tokens)
    return (
      <>
        <FilterView {...args} tokens={held} />
        <SellAll onSell={() => setHeld([])} />
      </>
    )
  },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: /^Token/ })).toHaveDisplayValue('USDC')
    document.dispatchEvent(new Event('sell'))
    await expect(
      await screen.findByRole('textbox', { name: text('filter.token.other') }),
    ).toHaveValue(tokens[0].address)
    await expect(screen.getByRole('combobox', { name: /^Token/ })).toHaveDisplayValue(
      text('filter.token.other'),
    )
  },
}

/** The dialog covers the page, so this isn't a button. */
function SellAll({ onSell }: { onSell: () => void }) {
  useEffect(() => {
    document.addEventListener('sell', onSell)
    return () => document.removeEventListener('sell', onSell)
  }, [onSell])
  return null
}
export const RightToLeft: Story = {
  ...Incoming,
  globals: { locale: 'pseudo-rtl' },
  parameters: {
    cell: { screen: 'filter', state: 'rightToLeft' },
    picture: false,
    pictureReason: 'Incoming shows the same fields.',
  },
}

/** A token of the list, or any other by its address. */
export const Token: Story = {
  tags: ['part'],
  render: () => (
    <TokenSelect
      value={tokens[0].address}
      isOther={false}
      error={undefined}
      tokens={tokens}
      onChange={fn()}
    />
  ),
}
