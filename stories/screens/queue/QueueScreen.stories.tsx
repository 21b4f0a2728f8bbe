import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { routes } from '#gateway'
import { safes } from '../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../mocks/mockRoute.ts'
import { QueueScreen } from '../../../src/screens/queue/QueueScreen.tsx'
import { queueText } from '../../../src/screens/queue/text.ts'
import { componentsText } from '../../../src/screens/shared/text.ts'
import { englishText } from '../../englishText.ts'

const text = englishText(queueText)

const meta: Meta<typeof QueueScreen> = {
  title: 'Screens/Queue/Queue screen',
  component: QueueScreen,
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
type Story = StoryObj<typeof QueueScreen>

/** Shows which transactions need Alice's signature, and what the batch pays. */
export const Treasury: Story = {
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByText('Needs your signature')
    await expect(rows[0]).toBeVisible()
    // The payments of the batch, decoded from its call data.
    await canvas.findByText('950 USDC, 1,100 USDC, 0.3 ETH')
  },
}
/** Without a wallet, everything is visible and all actions are disabled. */
export const Visitor: Story = {
  parameters: { picture: false, pictureReason: 'QueueView shows it.', wallet: { person: 'alice', connected: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('visitor.title'))).toBeVisible()
    const [confirm] = await canvas.findAllByRole('button', { name: /^Confirm/ })
    await expect(confirm).toHaveAccessibleDescription(text('reason.noWallet'))
  },
}
/** "Confirm" opens the dialog that verifies the transaction. */
export const Confirming: Story = {
  parameters: { picture: false, pictureReason: 'ConfirmDialogView shows it.' },
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^Confirm/ })
    const first = buttons.find((button) => !button.hasAttribute('aria-disabled'))
    if (!first) throw new Error('Alice has something to sign in this world.')
    await userEvent.click(first)
    await within(document.body).findByRole('dialog')
    await within(document.body).findByText('Verified')
  },
}
export const Down: Story = {
  parameters: { picture: false, pictureReason: 'QueueView shows it.', msw: [mockRoute(routes.queued).fails(503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('failed'))).toBeVisible()
  },
}
/** Two hundred pending transactions, some of them in conflict: further pages are loaded near the end. */
export const Busy: Story = {
  parameters: {
    world: 'busy',
    picture: false,
    pictureReason: 'The page loads further rows as long as its end is in sight, and a picture has all of it in sight.',
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('group')
    const rows = () => canvas.getAllByRole('link', { name: /./ }).filter((link) => 'rowAction' in link.dataset)
    const before = rows().length
    scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(rows().length).toBeGreaterThan(before))
  },
}
/** The first page loaded, the second failed: only the end of the list shows an error. */
export const NextPageFails: Story = {
  parameters: { picture: false, pictureReason: 'MoreRows shows its end.', world: 'busy' },
  beforeEach: ({ msw }) => msw.use(mockRoute(routes.queued).after(1).fails(503)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Next' })
    scrollTo(0, document.documentElement.scrollHeight)
    await expect(await canvas.findByText(englishText(componentsText)('more.failed'))).toBeVisible()
    await expect(canvas.queryByText('This may be out of date')).toBeNull()
    scrollTo(0, 0)
  },
}
