import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { people } from '../../../../../mocks/people.ts'
import { RemindDialog } from '../../../../../src/screens/transactions/transaction/remind/RemindDialog.tsx'
import { remindText } from '../../../../../src/screens/transactions/transaction/remind/text.ts'
import { englishText } from '../../../../englishText.ts'
import { aDetail, aProof, mainnet } from '../../review/transactions.ts'

const text = englishText(remindText)
const message = async () => (await screen.findByRole('group', { name: text('message') })).innerText

const meta: Meta<typeof RemindDialog> = {
  title: 'Flows/Remind an owner',
  component: RemindDialog,
  args: {
    detail: aDetail(),
    owner: people.bob.address,
    chain: mainnet,
    review: { proof: aProof('verified'), risks: [] },
    onClose: () => {},
  },
  parameters: {
    picture: false,
    pictureReason: 'RemindView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof RemindDialog>

/** With what the page says, the nonce, and a link. */
export const Payment: Story = {
  play: async () => {
    await expect(await message()).toMatch(/Send 2\.5 ETH to .*\n.*Nonce: 11\.\n/)
    await expect(await message()).toContain('/transactions/tx?safe=eth:0x')
  },
}
/** To the user, who is another "you" than the reader of the message. */
export const ToYou: Story = {
  args: { detail: aDetail({ to: people.alice.address }) },
  play: async () => {
    await expect(await message()).not.toMatch(/\(you\)|to You\b/)
  },
}
