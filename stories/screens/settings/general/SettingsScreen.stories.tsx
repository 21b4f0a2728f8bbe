import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { routes } from '#gateway'
import { preferencesKey } from '#screens'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { SettingsScreen } from '../../../../src/screens/settings/general/SettingsScreen.tsx'
import { settingsText } from '../../../../src/screens/settings/common/text.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(settingsText)

const meta: Meta<typeof SettingsScreen> = {
  title: 'Screens/Settings/Settings screen',
  component: SettingsScreen,
  parameters: {
    picture: false,
    pictureReason: 'SettingsView shows it.',
    boxWidth: 1120,
    layout: 'fullscreen',
    world: 'everyday',
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof SettingsScreen>

const stored = () =>
  JSON.parse(localStorage.getItem(preferencesKey) ?? '{}') as Record<string, unknown>

/** Each choice is stored immediately, and the others stay. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: text('accent.purple') }))
    await userEvent.click(canvas.getByRole('radio', { name: text('density.compact') }))
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: text('language') }),
      'Deutsch',
    )
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: text('timeZone') }),
      'Asia/Tokyo',
    )
    await canvas.findByRole('option', { name: 'EUR' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text('currency') }), 'EUR')
    await expect(stored()).toMatchObject({
      theme: 'system',
      accent: 'purple',
      density: 'compact',
      locale: 'de',
      timeZone: 'Asia/Tokyo',
      currency: 'eur',
    })
    await expect(canvas.getByRole('radio', { name: text('accent.purple') })).toBeChecked()
  },
}
export const CurrenciesDown: Story = {
  parameters: { msw: [mockRoute(routes.fiatCodes).fails(503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('currency.failed'))).toBeVisible()
  },
}
/** Hosts only: the path of a node's address may carry a key. */
export const WhereDataComesFrom: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('gateway.demo.test')).toBeVisible()
    await expect(canvas.getByRole('list', { name: text('nodes') })).toHaveTextContent(
      'Ethereumrpc.demo.test',
    )
    await expect(canvas.queryByText(/https?:/)).toBeNull()
  },
}
