import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { AssetsView } from '../../../src/screens/assets/AssetsView.tsx'
import { at, mainnet } from '../shared/items.ts'
import { everyday, huge, nothing, veryLong, withoutPrices } from './tokens.ts'

const codes = ready(['usd', 'eur', 'gbp', 'chf', 'jpy'])

const meta: Meta<typeof AssetsView> = {
  title: 'Screens/Assets/Assets view',
  component: AssetsView,
  parameters: { picture: 'page', layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
  args: { at, chain: mainnet, assets: ready(everyday), currency: 'usd', currencies: codes, onCurrency: () => {} },
}
export default meta
type Story = StoryObj<typeof AssetsView>

export const Everyday: Story = { parameters: { cell: { screen: 'assets', state: 'ready' } } }
export const Loading: Story = { args: { assets: loading, currencies: loading }, parameters: { cell: { screen: 'assets', state: 'loading' } } }
export const Empty: Story = { args: { assets: ready(nothing) }, parameters: { cell: { screen: 'assets', state: 'empty' } } }
export const NoPrices: Story = { args: { assets: ready(withoutPrices) } }
export const Failed: Story = {
  args: { assets: failed({ kind: 'unreachable', detail: 'CGW error - 503: Service Unavailable' }) },
  parameters: { cell: { screen: 'assets', state: 'failed' } },
}
export const Offline: Story = {
  args: { assets: failed({ kind: 'offline' }), currencies: failed({ kind: 'offline' }) },
  parameters: { cell: { screen: 'assets', state: 'offline' } },
}
export const Stale: Story = { args: { assets: ready(everyday, { freshness: 'stale' }) }, parameters: { cell: { screen: 'assets', state: 'stale' } } }
export const Partial: Story = { args: { currencies: failed({ kind: 'timeout' }) }, parameters: { cell: { screen: 'assets', state: 'partial' } } }
export const UnsupportedChain: Story = {
  args: { at: { ...at, chainId: '424242' }, chain: undefined, assets: loading },
  parameters: { cell: { screen: 'assets', state: 'unsupportedChain' } },
}
/** Another currency was selected: the old values are dimmed until the new ones are loaded. */
export const ChangingCurrency: Story = { args: { currency: 'eur' } }
export const VeryLong: Story = { args: { assets: ready(veryLong) }, parameters: { cell: { screen: 'assets', state: 'veryLong' } } }
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' }, parameters: { cell: { screen: 'assets', state: 'rightToLeft' } } }
export const Searching: Story = {
  args: { assets: ready(huge) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'token 49')
    await expect(await canvas.findByText('11 tokens found')).toBeVisible()
    // One header row and the matching rows: the table keeps its roles when it is laid out as a grid.
    await expect(canvas.getAllByRole('row')).toHaveLength(12)
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(11)
  },
}
export const NothingFound: Story = {
  args: { assets: ready(huge) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'no such token')
    await expect(await canvas.findByRole('heading', { name: /no such token/ })).toBeVisible()
  },
}
export const FiveHundred: Story = {
  args: { assets: ready(huge) },
  parameters: {
    boxWidth: 1120,
    picture: false,
    pictureReason: 'Five hundred rows are higher than a picture may be; Searching shows the same parts.',
    cell: { screen: 'assets', state: 'huge' },
  },
  play: async ({ canvasElement }) => {
    // Querying five hundred roles takes seconds, so this queries elements.
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(500)
  },
}
