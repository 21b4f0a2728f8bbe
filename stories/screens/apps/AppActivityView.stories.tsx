import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { AppActivityView } from '../../../src/screens/apps/open/AppActivityView.tsx'
import {
  alice,
  aPast,
  aPending,
  batch,
  bob,
  call,
  mainnet,
  sendDollars,
} from '../common/rows/items.ts'

const items = [
  aPending({ nonce: 9, action: batch }),
  aPending({ nonce: 8, action: sendDollars, signed: [alice, bob] }),
  aPast(60 * 30, { action: batch }),
  aPast(60 * 50, { action: call, status: 'FAILED' }),
]
const many = Array.from({ length: 200 }, (_, index) => aPast(60 * (index + 1), { action: batch }))

const meta: Meta<typeof AppActivityView> = {
  title: 'Screens/Apps/App activity view',
  component: AppActivityView,
  parameters: {
    picture: false,
    pictureReason: 'Rows of the same parts as the lists of transactions.',
    layout: 'padded',
  },
  args: {
    activity: ready({ items, searched: 40 }),
    chain: mainnet,
    hrefOf: (id) => `#${id}`,
    more: { status: 'end' },
  },
}
export default meta
type Story = StoryObj<typeof AppActivityView>

export const Ready: Story = {
  parameters: { cell: { screen: 'appActivity', state: 'ready' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(items.length)
    for (const status of [
      'Needs signatures',
      'Ready to execute',
      'Reported as executed',
      'Failed, not verified',
    ])
      await expect(canvas.getByText(status)).toBeVisible()
  },
}
export const Loading: Story = {
  args: { activity: loading },
  parameters: { cell: { screen: 'appActivity', state: 'loading' } },
}
export const Empty: Story = {
  args: { activity: ready({ items: [], searched: 3 }) },
  parameters: { cell: { screen: 'appActivity', state: 'empty' } },
}
export const Failed: Story = {
  args: { activity: failed({ kind: 'unreachable' }, fn()) },
  parameters: { cell: { screen: 'appActivity', state: 'failed' } },
}
export const Stale: Story = {
  args: { activity: ready({ items, searched: 40 }, { freshness: 'stale' }) },
  parameters: { cell: { screen: 'appActivity', state: 'stale' } },
}
const load = fn()
/** Only the Safe's newest transactions were searched, and a notice says so. */
export const Part: Story = {
  args: { activity: ready({ items: [], searched: 40 }), more: { status: 'idle', load } },
  parameters: { cell: { screen: 'appActivity', state: 'partial' } },
  beforeEach: () => void load.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/among the newest 40 transactions/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Search older transactions' }))
    await expect(load).toHaveBeenCalledOnce()
  },
}
export const MoreFailed: Story = {
  args: { more: { status: 'failed', reason: { kind: 'timeout' }, load } },
}
export const VeryLong: Story = {
  args: {
    activity: ready({
      items: [
        aPast(60, { action: { ...call, kind: 'call', method: 'W'.repeat(200) } as typeof call }),
        ...items,
      ],
      searched: 40,
    }),
  },
  parameters: { cell: { screen: 'appActivity', state: 'veryLong' } },
}
export const Hundreds: Story = {
  args: { activity: ready({ items: many, searched: 900 }) },
  parameters: { cell: { screen: 'appActivity', state: 'huge' } },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'appActivity', state: 'rightToLeft' } },
}
