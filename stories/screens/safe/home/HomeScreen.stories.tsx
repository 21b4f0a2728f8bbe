import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { loading } from '#base'
import { routes } from '#gateway'
import { household, safes } from '../../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { HomeScreen } from '../../../../src/screens/safe/home/HomeScreen.tsx'
import { RoleCard } from '../../../../src/screens/safe/home/role/RoleCard.tsx'
import { homeText } from '../../../../src/screens/safe/home/text.ts'
import { limitsText } from '../../../../src/screens/transactions/send/spend/text.ts'
import { carol, mainnet } from '../../common/rows/items.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(homeText)
const limits = englishText(limitsText)

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
/** Carol owns nothing here, but sends from her limit. */
export const LimitHolder: Story = {
  args: { at: { chainId: '1', address: household.address } },
  parameters: {
    picture: false,
    pictureReason: 'HomeView and its card show it.',
    world: 'limits',
    wallet: { person: 'carol' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('380 USDC of 500 USDC left')).toBeVisible()
    await expect(canvas.getByText(text('role.notOwner'))).toBeVisible()
    await expect(canvas.queryByText(text('readOnly'))).toBeNull()
    await userEvent.click(
      canvas.getByRole('button', { name: text('role.send', { token: 'USDC' }) }),
    )
    await expect(await screen.findByRole('dialog', { name: limits('spend.title') })).toBeVisible()
  },
}
/** Frank proposes for Carol here, and has proposed nothing. */
export const Delegate: Story = {
  parameters: {
    picture: false,
    pictureReason: 'HomeView and its card show it.',
    wallet: { person: 'frank' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('role.propose'))).toBeVisible()
    await expect(await canvas.findByText(text('role.proposals', { count: 0 }))).toBeVisible()
  },
}
/** What the page shows of them, alone. */
export const Card: Story = {
  parameters: {
    picture: false,
    pictureReason: 'What you can do shows it.',
    world: 'limits',
    wallet: { person: 'carol' },
  },
  render: () => (
    <RoleCard
      at={{ chainId: '1', address: household.address }}
      chain={mainnet}
      account={carol}
      isHolder
      isDelegate={false}
      queue={loading}
      links={{ queue: '#queue' }}
      onSend={() => {}}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('380 USDC of 500 USDC left')).toBeVisible()
  },
}
/** An account without a role can only look. */
export const Visitor: Story = {
  args: { at: { chainId: '1', address: household.address } },
  parameters: {
    picture: false,
    pictureReason: 'ReadOnly of Home view shows it.',
    world: 'limits',
    wallet: { person: 'frank' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('readOnly'))).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: text('role') })).toBeNull()
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
