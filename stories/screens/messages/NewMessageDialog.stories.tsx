import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { safes } from '../../../mocks/chain/genesis/places.ts'
import { NewMessageDialog } from '../../../src/screens/messages/new/NewMessageDialog.tsx'
import { messagesText } from '../../../src/screens/messages/common/text.ts'
import { englishText } from '../../englishText.ts'
import { mainnet } from '../transactions/review/transactions.ts'
import { vote } from './items.ts'

const text = englishText(messagesText)

const meta: Meta<typeof NewMessageDialog> = {
  title: 'Screens/Messages/New message dialog',
  component: NewMessageDialog,
  args: {
    at: { chainId: '1', address: safes.treasury.address },
    chain: mainnet,
    hrefOf: (hash) => `#${hash}`,
    onClose: fn(),
  },
  parameters: {
    picture: false,
    pictureReason: 'NewMessageView shows it.',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof NewMessageDialog>

/** First the content, then what is signed. */
export const Reviewed: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: text('form.data') }))
    await userEvent.click(screen.getByRole('textbox', { name: text('form.data') }))
    await userEvent.paste(JSON.stringify(vote))
    await userEvent.click(screen.getByRole('button', { name: text('form.review') }))
    await expect(await screen.findByRole('dialog', { name: text('sign.typedTitle') })).toBeVisible()
    await expect(await screen.findByText(/Paint the clubhouse/)).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: text('sign') })).not.toHaveAttribute(
        'aria-disabled',
      ),
    )
  },
}
/** Canceled on purpose: nothing is kept. */
export const Canceled: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: text('form.text') }), 'Draft')
    await userEvent.click(screen.getByRole('button', { name: text('form.cancel') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
