import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { routes } from '#gateway'
import { safes } from '../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../mocks/mockRoute.ts'
import { HistoryScreen } from '../../../src/screens/history/HistoryScreen.tsx'
import { historyText } from '../../../src/screens/history/text.ts'
import { componentsText } from '../../../src/screens/shared/text.ts'
import { englishText } from '../../englishText.ts'

const meta: Meta<typeof HistoryScreen> = {
  title: 'Screens/History/History screen',
  component: HistoryScreen,
  args: { at: { chainId: '1', address: safes.treasury.address } },
  parameters: { picture: 'page', layout: 'fullscreen', world: 'everyday', wallet: { person: 'alice' } },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1152, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof HistoryScreen>

export const Treasury: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText('Done')
    // Scrolls to the oldest row, so that the picture isn't taken while the next page is loading.
    await waitFor(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      return expect(canvas.getByText('Safe created')).toBeVisible()
    })
    scrollTo(0, 0)
  },
}
export const Down: Story = {
  parameters: { picture: false, pictureReason: 'HistoryView shows it.', msw: [mockRoute(routes.history).fails(503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(englishText(historyText)('failed'))).toBeVisible()
  },
}
/** Ten thousand rows: pages are loaded near the end, and only rows near the viewport are rendered. */
export const Huge: Story = {
  parameters: {
    world: 'huge',
    picture: false,
    pictureReason: 'The page loads further rows as long as its end is in sight, and a picture has all of it in sight.',
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Done')
    const height = document.documentElement.scrollHeight
    scrollTo(0, height)
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(height))
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(80)
  },
}
/** The first page loaded, the second failed: only the end of the list shows an error. */
export const NextPageFails: Story = {
  parameters: { picture: false, pictureReason: 'MoreRows shows its end.', world: 'huge' },
  beforeEach: ({ msw }) => msw.use(mockRoute(routes.history).after(1).fails(503)),
  play: async ({ canvas }) => {
    await canvas.findAllByText('Done')
    scrollTo(0, document.documentElement.scrollHeight)
    await expect(await canvas.findByText(englishText(componentsText)('more.failed'))).toBeVisible()
    await expect(canvas.queryByText('This may be out of date')).toBeNull()
    scrollTo(0, 0)
  },
}
