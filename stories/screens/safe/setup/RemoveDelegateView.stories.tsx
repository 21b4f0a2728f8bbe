import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { RemoveDelegateView } from '../../../../src/screens/safe/setup/delegates/RemoveDelegateView.tsx'
import { setupText } from '../../../../src/screens/safe/setup/text.ts'
import { englishText } from '../../../englishText.ts'
import { fixed } from '../../../controls.ts'
import { alice, at, dave, mainnet } from '../../common/rows/items.ts'

const text = englishText(setupText)

const meta: Meta<typeof RemoveDelegateView> = {
  title: 'Screens/Setup/Remove delegate view',
  component: RemoveDelegateView,
  argTypes: { state: fixed },
  parameters: {
    picture: false,
    pictureReason: 'Its parts are those of deleting a transaction.',
    layout: 'fullscreen',
  },
  args: {
    chain: mainnet,
    delegation: { safe: at.address, delegate: dave, delegator: alice },
    state: { step: 'review' },
    onStart: fn(),
    onBack: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof RemoveDelegateView>

export const Review: Story = {
  args: { onStart: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('removeDelegate.sign') }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}
/** It ends in Safes that this page doesn't show. */
export const ForAllSafes: Story = {
  args: { delegation: { safe: null, delegate: dave, delegator: alice } },
  play: async () =>
    expect(
      await screen.findByText(text('removeDelegate.all', { network: 'Ethereum' })),
    ).toBeVisible(),
}
export const Declined: Story = {
  args: { state: { step: 'failed', failure: { at: 'sending', why: 'declined' } } },
}
export const Done: Story = { args: { state: { step: 'done' } } }
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
