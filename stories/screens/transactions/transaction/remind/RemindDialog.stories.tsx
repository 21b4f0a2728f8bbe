import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { people } from '../../../../../mocks/people.ts'
import { RemindDialog } from '../../../../../src/screens/transactions/transaction/remind/RemindDialog.tsx'
import { remindText } from '../../../../../src/screens/transactions/transaction/remind/text.ts'
import { englishText } from '../../../../englishText.ts'
import { aDetail } from '../../review/transactions.ts'

const text = englishText(remindText)
const message = async () => (await screen.findByRole('group', { name: text('message') })).innerText

const meta: Meta<typeof RemindDialog> = {
  title: 'Flows/Remind an owner',
  component: RemindDialog,
  args: {
    detail: aDetail(),
    owner: people.bob.address,
    isAwaited: true,
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

/** With the Safe, the nonce, and a link; what it does is on the page. */
export const Payment: Story = {
  play: async () => {
    await expect(await message()).toMatch(/needed\.\nSafe: .*eth:0x.*\. Nonce: 11\.\n/)
    await expect(await message()).toContain('/transactions/tx?safe=eth:0x')
  },
}
/** Bob signed in the meantime. */
export const Over: Story = {
  args: { isAwaited: false },
  play: async () => {
    await expect(await screen.findByText(text('over'))).toBeVisible()
    await expect(screen.queryByRole('button', { name: /Copy|Share/ })).toBeNull()
  },
}
