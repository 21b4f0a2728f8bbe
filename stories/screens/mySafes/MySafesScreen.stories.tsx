import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { routes } from '#gateway'
import { safes } from '../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../mocks/mockRoute.ts'
import { addSafeText } from '../../../src/screens/mySafes/addSafe/text.ts'
import { MySafesScreen } from '../../../src/screens/mySafes/MySafesScreen.tsx'
import { mySafesText } from '../../../src/screens/mySafes/text.ts'
import { englishText } from '../../englishText.ts'

const text = englishText(mySafesText)
const addText = englishText(addSafeText)

const meta: Meta<typeof MySafesScreen> = {
  title: 'Screens/My safes/My safes screen',
  component: MySafesScreen,
  parameters: { picture: 'page', layout: 'fullscreen', world: 'everyday', wallet: { person: 'alice' } },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof MySafesScreen>

export const OfAlice: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/need your signature|needs your signature/)).length).toBeGreaterThan(0)
  },
}
export const OfNobody: Story = {
  parameters: { picture: false, pictureReason: 'MySafesView shows it.', wallet: { person: 'dave' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('none'))).toBeVisible()
  },
}
export const Down: Story = {
  parameters: { picture: false, pictureReason: 'MySafesView shows it.', msw: [mockRoute(routes.allOwnedSafesV3).fails(503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('failed'))).toBeVisible()
  },
}
/** Dave adds the Treasury by its address, and it appears in his list. */
export const AddedByAddress: Story = {
  parameters: { wallet: { person: 'dave' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('add') }))
    const dialog = within(await screen.findByRole('dialog', { name: text('add') }))
    await userEvent.type(await dialog.findByRole('textbox', { name: addText('add.address') }), `eth:${safes.treasury.address}`)
    await dialog.findByText(/2 signatures from 3 owners/)
    await userEvent.click(dialog.getByRole('button', { name: addText('add.save') }))
    const list = await canvas.findByRole('list', { name: text('added') })
    await expect(await within(list).findByText(/\d pending/)).toBeVisible()
  },
}
