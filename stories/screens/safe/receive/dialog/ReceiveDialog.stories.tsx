import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { safes } from '../../../../../mocks/chain/genesis/places.ts'
import { ReceiveDialog } from '../../../../../src/screens/safe/receive/dialog/ReceiveDialog.tsx'
import { receiveText } from '../../../../../src/screens/safe/receive/text.ts'
import { englishText } from '../../../../englishText.ts'

const text = englishText(receiveText)

const meta: Meta<typeof ReceiveDialog> = {
  title: 'Flows/Receive',
  component: ReceiveDialog,
  args: {
    at: { chainId: '1', address: safes.treasury.address },
    open: true,
    onOpenChange: () => {},
  },
  parameters: {
    picture: false,
    pictureReason: 'ReceiveView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
  },
}
export default meta
type Story = StoryObj<typeof ReceiveDialog>

/** By its name in the contacts, with the network that it is on. */
export const Treasury: Story = {
  play: async () => {
    await expect(await screen.findByText(safes.treasury.name)).toBeVisible()
    await expect(screen.getByText(text('warning', { chain: 'Ethereum' }))).toBeVisible()
    await expect(screen.getByRole('img', { name: text('code') })).toBeVisible()
  },
}
export const UnsupportedChain: Story = {
  args: { at: { chainId: '424242', address: safes.treasury.address } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
