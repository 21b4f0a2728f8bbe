import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { people } from '../../../../mocks/people.ts'
import { newTransactionText } from '../../../../src/screens/transactions/newTransaction/text.ts'
import { NftsScreen } from '../../../../src/screens/safe/nfts/NftsScreen.tsx'
import { nftsText } from '../../../../src/screens/safe/nfts/text.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(nftsText)
const dialog = englishText(newTransactionText)

const meta: Meta<typeof NftsScreen> = {
  title: 'Screens/Assets/NFTs screen',
  component: NftsScreen,
  args: { at: { chainId: '1', address: safes.treasury.address } },
  parameters: {
    layout: 'padded',
    picture: false,
    pictureReason: 'NftsView shows it.',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof NftsScreen>

/** Selected NFTs become part of a new transaction. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('checkbox')
    await userEvent.click(first!)
    await userEvent.click(canvas.getByRole('button', { name: text('send') }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: dialog('collectibles.to') }),
      people.erin.address,
    )
    await userEvent.click(screen.getByRole('button', { name: dialog('done') }))
    await expect(await canvas.findByText(text('drafted', { count: 1 }))).toBeVisible()
    await expect(canvas.getByText(text('chosen', { count: 0 }))).toBeVisible()
  },
}
