import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { DeleteView } from '../../../../src/screens/transactions/delete/DeleteView.tsx'
import { deleteText } from '../../../../src/screens/transactions/delete/text.ts'
import { englishText } from '../../../englishText.ts'
import { aDetail, mainnet } from '../review/transactions.ts'

const text = englishText(deleteText)

const meta: Meta<typeof DeleteView> = {
  title: 'Screens/Transaction/Delete view',
  component: DeleteView,
  parameters: {
    layout: 'fullscreen',
    picture: false,
    pictureReason: 'Review, Declined and Done show all parts.',
  },
  args: {
    detail: aDetail(),
    chain: mainnet,
    state: { step: 'review' },
    queueHref: '#queue',
    onDelete: fn(),
    onBack: () => {},
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof DeleteView>

/** It explains what deleting doesn't undo. */
export const Review: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('sign') }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
  parameters: { picture: 'page' },
}
/** The signature is one for the Safe's network. */
export const OtherNetwork: Story = {
  args: { isElsewhere: true, onSwitchChain: fn() },
  play: async ({ args, userEvent }) => {
    await expect(screen.queryByRole('button', { name: text('sign') })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: /Ethereum/ }))
    await expect(args.onSwitchChain).toHaveBeenCalledOnce()
  },
}
/** A wallet that can't switch on its own. */
export const OtherNetworkForGood: Story = {
  args: { isElsewhere: true, onSwitchChain: undefined },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('sign') }))
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}
export const Signing: Story = { args: { state: { step: 'signing' } } }
export const Rejected: Story = {
  args: { state: { step: 'failed', failure: { at: 'signing', why: 'rejected' } } },
}
/** The gateway's message explains the reason. */
export const Declined: Story = {
  args: {
    state: {
      step: 'failed',
      failure: { at: 'sending', why: 'declined', detail: 'CGW error - 404: Transaction not found' },
    },
  },
  parameters: { picture: 'page' },
}
export const Unreachable: Story = {
  args: { state: { step: 'failed', failure: { at: 'sending', why: 'unreachable' } } },
}
export const Done: Story = { args: { state: { step: 'done' } }, parameters: { picture: 'page' } }
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
/** In this browser's own queue, nothing has to be signed. */
export const WithoutGateway: Story = {
  args: { isLocal: true },
  play: async ({ args, userEvent }) => {
    await screen.findByText(text('local'))
    await userEvent.click(await screen.findByRole('button', { name: text('local.action') }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}
