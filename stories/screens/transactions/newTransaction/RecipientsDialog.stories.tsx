import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { people } from '../../../../mocks/people.ts'
import { RecipientsDialog } from '../../../../src/screens/transactions/newTransaction/recipients/RecipientsDialog.tsx'
import { newTransactionText } from '../../../../src/screens/transactions/newTransaction/text.ts'
import { englishText } from '../../../englishText.ts'
import { treasury } from '../review/transactions.ts'

const text = englishText(newTransactionText)

const meta: Meta<typeof RecipientsDialog> = {
  title: 'Flows/Paste recipients',
  component: RecipientsDialog,
  args: { at: treasury, onDone: fn(), onClose: fn() },
  parameters: {
    picture: false,
    pictureReason: 'RecipientsView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof RecipientsDialog>

export const Pasted: Story = {
  play: async ({ args, userEvent }) => {
    const lines = await screen.findByRole('textbox', { name: text('recipients.lines') })
    await userEvent.click(lines)
    await userEvent.paste(
      `receiver\tamount\ttoken\n${people.erin.address}\t0.5\tETH\n` +
        `${people.dave.address}\t100\tUSDC`,
    )
    await screen.findByText(new RegExp(text('recipients.counts', { count: 2 })))
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).toHaveBeenCalledWith([
      { to: people.erin.address, value: 5n * 10n ** 17n, data: '0x' },
      expect.objectContaining({ value: 0n, data: expect.stringMatching(/^0xa9059cbb/) }),
    ])
  },
}
