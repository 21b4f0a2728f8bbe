import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { ShareAppView } from '../../../src/screens/apps/share/ShareAppView.tsx'
import { appsText } from '../../../src/screens/apps/common/text.ts'
import { englishText } from '../../englishText.ts'
import { aRow, chains } from '../safe/mySafes/rows.ts'
import { mainnet } from '../common/rows/items.ts'

const text = englishText(appsText)
const known = {
  status: 'ready',
  name: 'Payroll',
  description: 'Pay many people at once from a list',
  isListed: true,
} as const
const safes = [1, 2, 3].map((index) => aRow({ index }).at)

const meta: Meta<typeof ShareAppView> = {
  title: 'Screens/Apps/Share app view',
  component: ShareAppView,
  parameters: {
    picture: false,
    pictureReason: 'Ready shows the same parts.',
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    app: known,
    url: 'https://payroll.demo.test/',
    chain: mainnet,
    chains,
    safes: ready(safes),
    hrefOf: ({ address }) => `#${address}`,
    onConnect: undefined,
    onAdd: fn(),
  },
}
export default meta
type Story = StoryObj<typeof ShareAppView>

export const Ready: Story = {
  parameters: { picture: 'page', cell: { screen: 'shareApp', state: 'ready' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payroll' })).toBeVisible()
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      safes.map(({ address }) => `#${address}`),
    )
    await userEvent.click(canvas.getByRole('button', { name: text('share.add') }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = {
  args: { app: { status: 'loading' } },
  parameters: { cell: { screen: 'shareApp', state: 'loading' } },
}
export const NotInTheList: Story = {
  args: { app: { ...known, isListed: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('share.unknown'))).toBeVisible()
  },
}
export const SafesLoading: Story = { args: { safes: loading } }
export const SafesFailed: Story = {
  args: { safes: failed({ kind: 'unreachable' }) },
  parameters: { cell: { screen: 'shareApp', state: 'failed' } },
}
export const NoSafe: Story = {
  args: { safes: ready([]) },
  parameters: { cell: { screen: 'shareApp', state: 'empty' } },
}
export const PartOfTheSafes: Story = {
  args: { safes: ready([], { missing: ['Ethereum'] }) },
  parameters: { cell: { screen: 'shareApp', state: 'partial' } },
}
/** Safes added on this device are listed without a wallet. */
export const NoWallet: Story = {
  args: { safes: ready(safes.slice(0, 1)), onConnect: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('share.connect') }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
  },
}
export const VeryLong: Story = {
  args: {
    url: `https://${'sub.'.repeat(50)}demo.test/`,
    app: { ...known, name: 'W'.repeat(80), description: 'Unbreakable'.repeat(30), isListed: false },
  },
  parameters: { cell: { screen: 'shareApp', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'shareApp', state: 'rightToLeft' } },
}
