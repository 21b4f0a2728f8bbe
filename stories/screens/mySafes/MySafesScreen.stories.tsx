import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { routes } from '#gateway'
import { safes } from '../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../mocks/mockRoute.ts'
import { MySafesScreen } from '../../../src/screens/mySafes/MySafesScreen.tsx'

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
    await expect(await canvas.findByText('This wallet owns no safe yet')).toBeVisible()
  },
}
export const Down: Story = {
  parameters: { picture: false, pictureReason: 'MySafesView shows it.', msw: [mockRoute(routes.allOwnedSafesV3).fails(503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your safes could not be loaded')).toBeVisible()
  },
}
/** Dave adds the Treasury by its address, and it stands in his list. */
export const AddedByAddress: Story = {
  parameters: { wallet: { person: 'dave' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a safe' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a safe' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Address of the safe' }), `eth:${safes.treasury.address}`)
    await dialog.findByText(/2 signatures of 3 owners/)
    await userEvent.click(dialog.getByRole('button', { name: 'Add this safe' }))
    const list = await canvas.findByRole('list', { name: 'Added by address' })
    await expect(await within(list).findByText(/\d pending/)).toBeVisible()
  },
}
