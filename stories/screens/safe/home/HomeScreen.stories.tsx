import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { routes } from '#gateway'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { HomeScreen } from '../../../../src/screens/safe/home/HomeScreen.tsx'
import { homeText } from '../../../../src/screens/safe/home/text.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(homeText)

const meta: Meta<typeof HomeScreen> = {
  title: 'Screens/Home/Home screen',
  component: HomeScreen,
  args: { at: { chainId: '1', address: safes.treasury.address } },
  parameters: {
    picture: 'page',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
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
type Story = StoryObj<typeof HomeScreen>

/** The pending transfer that needs Alice's signature is listed first. */
export const Treasury: Story = {
  parameters: { picture: false, pictureReason: 'Owner of Home view shows the same parts.' },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByText('Needs your signature')
    await expect(rows[0]).toBeVisible()
    await canvas.findByText('Ether')
  },
}
export const QueueDown: Story = {
  parameters: {
    picture: false,
    pictureReason: 'HomeView shows it.',
    msw: [mockRoute(routes.queued).fails(503)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('pending.failed'))).toBeVisible()
    await canvas.findByText('Ether')
  },
}
/** A response about another Safe is rejected, regardless of its content. */
export const OfAnotherSafe: Story = {
  parameters: {
    serviceBehavior: 'anotherSafe',
    picture: false,
    pictureReason: 'HomeView shows it.',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('failed'))).toBeVisible()
  },
}
/**
 * A Safe missing because the gateway doesn't serve its network isn't reported as a wrong address.
 */
export const NotServed: Story = {
  parameters: {
    picture: false,
    pictureReason: 'HomeView shows it.',
    msw: [
      mockRoute(routes.safe).fails(404, { code: 404, message: 'Not found' }),
      mockRoute(routes.chain).fails(404, { code: 404, message: 'Chain not found' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('notServed', { chain: 'Ethereum' }))).toBeVisible()
  },
}
export const NotASafe: Story = {
  parameters: { picture: false, pictureReason: 'HomeView shows it.' },
  args: { at: { chainId: '1', address: '0x000000000000000000000000000000000000dEaD' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text('notFound.retry') })).toBeVisible()
  },
}
