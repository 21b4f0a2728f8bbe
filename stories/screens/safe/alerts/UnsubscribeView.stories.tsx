import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { UnsubscribeLink } from '../../../../src/screens/safe/alerts/unsubscribe/readUnsubscribeLink.ts'
import { unsubscribeText } from '../../../../src/screens/safe/alerts/unsubscribe/text.ts'
import { UnsubscribeView } from '../../../../src/screens/safe/alerts/unsubscribe/UnsubscribeView.tsx'
import { fixed } from '../../../controls.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(unsubscribeText)
const token = 'b2f7a8f6-2f5d-4c8e-9a0e-5f1f0c2d3e4a'
const link = (category?: string): UnsubscribeLink => ({
  status: 'valid',
  token,
  category: category === undefined ? undefined : { id: category, label: category },
})

const meta: Meta<typeof UnsubscribeView> = {
  title: 'Screens/Alerts/Unsubscribe view',
  component: UnsubscribeView,
  argTypes: { link: fixed, state: fixed },
  parameters: {
    picture: false,
    pictureReason: 'Its parts have pictures of their own.',
    layout: 'padded',
  },
  args: {
    link: link('account_recovery'),
    state: { status: 'ready' },
    homeHref: '/',
    onUnsubscribe: fn(),
  },
}
export default meta
type Story = StoryObj<typeof UnsubscribeView>

export const Recovery: Story = {
  args: { onUnsubscribe: fn() },
  parameters: { cell: { screen: 'unsubscribe', state: 'ready' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('button.recovery') }))
    await userEvent.click(canvas.getByRole('button', { name: text('button.all') }))
    await expect(args.onUnsubscribe).toHaveBeenNthCalledWith(1, 'category')
    await expect(args.onUnsubscribe).toHaveBeenNthCalledWith(2, 'all')
  },
}
/** A category that no gateway is known to have. */
export const AnotherCategory: Story = { args: { link: link('newsletter') } }
/** A link without a category unsubscribes from all emails. */
export const All: Story = {
  args: { link: link() },
  play: async ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(1),
}
export const Sending: Story = { args: { state: { status: 'sending', scope: 'category' } } }
/** The outcome gets the focus. */
export const Done: Story = {
  args: { state: { status: 'done', scope: 'category' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('done.title')).closest('[tabindex]')).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const DoneWithAll: Story = { args: { state: { status: 'done', scope: 'all' } } }
export const Failed: Story = {
  args: {
    state: { status: 'failed', scope: 'category', reason: { kind: 'unreachable' } },
    onUnsubscribe: fn(),
  },
  parameters: { cell: { screen: 'unsubscribe', state: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onUnsubscribe).toHaveBeenCalledWith('category')
  },
}
export const Declined: Story = { args: { state: { status: 'declined' } } }
export const NotOffered: Story = {
  args: { state: { status: 'notOffered' } },
  parameters: { cell: { screen: 'unsubscribe', state: 'notFound' } },
}
export const NoToken: Story = { args: { link: { status: 'missing' } } }
export const Damaged: Story = { args: { link: { status: 'invalid' } } }
export const VeryLong: Story = {
  args: { link: link('Verwaltungsangestelltenvertretungsangelegenheitenverzeichnis') },
  parameters: { boxWidth: 360, cell: { screen: 'unsubscribe', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'unsubscribe', state: 'rightToLeft' } },
}
