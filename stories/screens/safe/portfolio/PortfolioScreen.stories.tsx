import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { routes } from '#gateway'
import { PageQueryContext } from '#screens'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { PortfolioScreen } from '../../../../src/screens/safe/portfolio/PortfolioScreen.tsx'
import { SafeWaiting } from '../../../../src/screens/safe/portfolio/SafeWaiting.tsx'
import { portfolioText } from '../../../../src/screens/safe/portfolio/text.ts'
import { Waiting } from '../../../../src/screens/safe/portfolio/Waiting.tsx'
import { englishText } from '../../../englishText.ts'
import { overviewOf } from './page.ts'

const text = englishText(portfolioText)

const meta: Meta<typeof PortfolioScreen> = {
  title: 'Screens/Portfolio/Portfolio screen',
  component: PortfolioScreen,
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
type Story = StoryObj<typeof PortfolioScreen>

/** All of Alice's Safes, and what needs her in any of them. */
export const OfAlice: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: text('tokens'), level: 2 })
    const waiting = within(await canvas.findByRole('region', { name: text('waiting') }))
    await expect((await waiting.findAllByRole('listitem')).length).toBeGreaterThan(0)
  },
}
/** A Safe that was left out isn't counted, and its row stays. */
export const OneLeftOut: Story = {
  parameters: { picture: false, pictureReason: 'PortfolioView shows it.' },
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox')
    await userEvent.click(boxes[0] as HTMLElement)
    await expect(await canvas.findByText(text('total', { count: boxes.length - 1 }))).toBeVisible()
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(boxes.length)
  },
}
/** Dave owns no Safe and has added none. */
export const OfNobody: Story = {
  parameters: {
    picture: false,
    pictureReason: 'PortfolioView shows it.',
    wallet: { person: 'dave' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('none'))).toBeVisible()
  },
}
/** Without overviews and assets, every Safe is named and nothing is claimed. */
export const Down: Story = {
  parameters: {
    picture: false,
    pictureReason: 'PortfolioView shows it.',
    msw: [
      mockRoute(routes.overviewsV2).fails(503),
      mockRoute(routes.overviews).fails(503),
      mockRoute(routes.balances).fails(503),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Total value of 0 of \d+ Safes$/)).toBeVisible()
  },
}

/** What is changed of a link's choice stays in the URL; the viewer's own is as it was. */
export const FromLink: Story = {
  parameters: { picture: false, pictureReason: 'PortfolioView shows it.' },
  render: function Render() {
    const [params, set] = useState<Readonly<Record<string, string>>>({
      safes: `eth:${safes.treasury.address},eth:${safes.pettyCash.address}`,
    })
    return (
      <PageQueryContext value={{ params, set }}>
        <PortfolioScreen />
      </PageQueryContext>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(text('total', { count: 2 }))).toBeVisible()
    const [first] = canvas.getAllByRole('checkbox', { checked: true })
    if (first) await userEvent.click(first)
    await expect(await canvas.findByText(text('total', { count: 1 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('link.own') }))
    await expect(await canvas.findByText(text('total', { count: 6 }))).toBeVisible()
    await expect(canvas.queryByText(text('link'))).toBeNull()
  },
}

const treasury = { chainId: '1', address: safes.treasury.address }
const petty = { chainId: '1', address: safes.pettyCash.address }

/** What Alice can sign in the Treasury. */
export const QueueOfOne: Story = {
  tags: ['part'],
  render: () => <SafeWaiting at={treasury} onNothing={() => {}} />,
}
/** Her Safes with pending transactions, those that need her signature first. */
export const QueuesOfSome: Story = {
  tags: ['part'],
  render: () => (
    <Waiting
      isConnected
      safes={[petty, treasury].map((at, index) => ({
        at,
        overview: overviewOf('1', 2, index),
        status: 'ready',
        hasPositions: true,
        isCounted: true,
        value: '1',
        isTokensOnly: true,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: text('waiting.queue') })
    await expect(first).toHaveAttribute('href', expect.stringContaining(treasury.address))
  },
}
