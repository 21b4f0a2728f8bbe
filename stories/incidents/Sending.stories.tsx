import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { copyOfErin, poisonHistory } from '../../mocks/gateway/scenarios/incidents.ts'
import { people } from '../../mocks/people.ts'
import { SendDialog } from '../../src/screens/transactions/send/dialog/SendDialog.tsx'
import { sendText } from '../../src/screens/transactions/send/text.ts'
import { typedAddressText } from '../../src/screens/common/typedAddress/text.ts'
import { englishText } from '../englishText.ts'
import { treasury } from '../screens/transactions/review/transactions.ts'

const typedText = englishText(typedAddressText)
const text = englishText(sendText)

const meta: Meta<typeof SendDialog> = {
  title: 'Incidents/Sending',
  component: SendDialog,
  args: { at: treasury, onClose: fn() },
  parameters: {
    picture: false,
    pictureReason: 'SendView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
    changeWorld: poisonHistory,
  },
}
export default meta

/** An address copied from a poisoned history, with the contact it resembles shown next to it. */
export const ToTheCopy: StoryObj<typeof SendDialog> = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: text('to') }), copyOfErin)
    await expect(await screen.findByText(typedText('lookAlike.title'))).toBeVisible()
    await expect(screen.getByText(people.erin.address.slice(6, 10))).toBeVisible()
  },
}
