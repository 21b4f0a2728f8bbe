import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn } from 'storybook/test'
import { NamesContext } from '#screens'
import { ReceiveView } from '../../../../../src/screens/safe/receive/dialog/ReceiveView.tsx'
import { receiveText } from '../../../../../src/screens/safe/receive/text.ts'
import { englishText } from '../../../../englishText.ts'
import { at, mainnet } from '../../../common/rows/items.ts'

const text = englishText(receiveText)

/** The Safe is a contact with this name. */
const named = (name: string) => (Story: () => React.ReactNode) => (
  <NamesContext
    value={{
      contacts: [{ name, address: at.address, chains: ['1'] }],
      ensOf: () => null,
      you: undefined,
      want: () => {},
    }}
  >
    <Story />
  </NamesContext>
)

const meta: Meta<typeof ReceiveView> = {
  title: 'Screens/Receive/Receive view',
  component: ReceiveView,
  parameters: { picture: 'page', layout: 'fullscreen' },
  args: { at, chain: mainnet, lookAlike: undefined, open: true, onOpenChange: () => {} },
}
export default meta
type Story = StoryObj<typeof ReceiveView>

export const Named: Story = {
  decorators: [named('Treasury')],
  parameters: { cell: { screen: 'receive', state: 'ready' } },
}
export const Nameless: Story = {
  parameters: { picture: false, pictureReason: 'Named shows the same parts.' },
}
export const VeryLong: Story = {
  args: {
    chain: {
      ...mainnet,
      name: 'The test network of the harbor authorities of the northern coast',
      shortName: 'harbor-authorities-test',
    },
  },
  decorators: [
    named('The treasury of the association of people with very long names, second department'),
  ],
  parameters: {
    cell: { screen: 'receive', state: 'veryLong' },
    picture: false,
    pictureReason: 'Named shows the same parts; no text is cut off here.',
  },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  decorators: [named('Treasury')],
  parameters: {
    cell: { screen: 'receive', state: 'rightToLeft' },
    picture: false,
    pictureReason: 'Named shows the same parts.',
  },
}
/** The copied text and the code are the same. */
export const WithNetworkPrefix: Story = {
  parameters: {
    picture: false,
    pictureReason: 'Only the content of the code differs from Nameless.',
  },
  play: async ({ userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(
      await screen.findByRole('checkbox', { name: text('prefix', { prefix: 'eth' }) }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Copy address' }))
    await expect(write).toHaveBeenCalledWith(`eth:${at.address}`)
    await expect(await screen.findByRole('button', { name: 'Copied address' })).toBeVisible()
  },
}
