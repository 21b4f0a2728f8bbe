import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { routes } from '#gateway'
import { safes } from '../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../mocks/mockRoute.ts'
import { AssetsScreen } from '../../../src/screens/assets/AssetsScreen.tsx'
import { assetsText } from '../../../src/screens/assets/text.ts'
import { englishText } from '../../englishText.ts'

const meta: Meta<typeof AssetsScreen> = {
  title: 'Screens/Assets/Assets screen',
  component: AssetsScreen,
  args: { at: { chainId: '1', address: safes.treasury.address } },
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
type Story = StoryObj<typeof AssetsScreen>

/** Values are refetched in the selected currency. */
export const InEuros: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: /Ether/ })
    const currency = canvas.getByRole('combobox', { name: 'Currency' })
    await canvas.findByRole('option', { name: 'EUR' })
    await userEvent.selectOptions(currency, 'eur')
    await expect((await canvas.findAllByText(/^€/)).length).toBeGreaterThan(1)
  },
}
export const Down: Story = {
  parameters: { picture: false, pictureReason: 'AssetsView shows it.', msw: [mockRoute(routes.balances).fails(503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(englishText(assetsText)('failed'))).toBeVisible()
  },
}
