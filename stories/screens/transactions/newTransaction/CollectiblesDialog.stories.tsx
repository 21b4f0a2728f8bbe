import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { people } from '../../../../mocks/people.ts'
import { CollectiblesDialog } from '../../../../src/screens/transactions/newTransaction/collectibles/CollectiblesDialog.tsx'
import { newTransactionText } from '../../../../src/screens/transactions/newTransaction/text.ts'
import { englishText } from '../../../englishText.ts'
import { treasury } from '../review/transactions.ts'

const text = englishText(newTransactionText)

const meta: Meta<typeof CollectiblesDialog> = {
  title: 'Flows/Send NFTs',
  component: CollectiblesDialog,
  args: { at: treasury, onDone: fn(), onClose: fn() },
  parameters: {
    picture: false,
    pictureReason: 'CollectiblesView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof CollectiblesDialog>

export const OfTheTreasury: Story = {
  play: async ({ args, userEvent }) => {
    const [first] = await screen.findAllByRole('checkbox')
    await userEvent.click(first!)
    await userEvent.type(
      screen.getByRole('textbox', { name: text('collectibles.to') }),
      people.erin.address,
    )
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).toHaveBeenCalledWith([
      expect.objectContaining({ value: 0n, data: expect.stringMatching(/^0x42842e0e/) }),
    ])
  },
}
