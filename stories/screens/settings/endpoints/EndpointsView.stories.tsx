import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import {
  EndpointsView,
  type NetworkEndpoint,
} from '../../../../src/screens/settings/endpoints/EndpointsView.tsx'
import { endpointsText } from '../../../../src/screens/settings/endpoints/text.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(endpointsText)
const ethereum: NetworkEndpoint = {
  chainId: '1',
  name: 'Ethereum',
  host: 'node.example.org',
  state: 'config',
}
const holesky: NetworkEndpoint = {
  chainId: '17000',
  name: 'Holesky',
  host: 'holesky.example.org',
  state: 'table',
}
const own = (state: NetworkEndpoint['state']): NetworkEndpoint => ({
  ...ethereum,
  host: 'localhost:8545',
  state,
})

const meta: Meta<typeof EndpointsView> = {
  title: 'Screens/Settings/Endpoints view',
  component: EndpointsView,
  parameters: {
    picture: false,
    pictureReason: 'Its rows are those of the settings.',
    boxWidth: 1120,
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
  args: { networks: [ethereum, holesky], onChange: fn() },
}
export default meta
type Story = StoryObj<typeof EndpointsView>

export const Defaults: Story = {
  parameters: { cell: { screen: 'endpoints', state: 'ready' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: text('change.label', { network: 'Holesky' }) }),
    )
    await expect(args.onChange).toHaveBeenCalledWith('17000')
  },
}
/** Each endpoint's source is shown, and the gateway's own endpoint isn't used by default. */
export const Sources: Story = {
  args: {
    networks: [
      ethereum,
      holesky,
      { chainId: '10', name: 'Optimism', host: 'gateway.example.org', state: 'suggested' },
      { chainId: '100', name: 'Gnosis Chain', host: 'gateway.example.org', state: 'agreed' },
      { chainId: '137', name: 'Polygon', host: undefined, state: 'none' },
    ],
  },
  parameters: {
    cell: { screen: 'endpoints', state: 'partial' },
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: text('networks') })).getAllByRole(
      'listitem',
    )
    for (const [index, state] of (
      ['config', 'table', 'suggested', 'agreed', 'none'] as const
    ).entries())
      await expect(rows[index]).toHaveTextContent(text(`row.${state}`))
  },
}
export const OwnInUse: Story = { args: { networks: [own('answers'), holesky] } }
export const OwnInUseDark: Story = { args: OwnInUse.args ?? {}, globals: { theme: 'dark' } }
export const Asking: Story = {
  args: { networks: [own('asking'), holesky] },
  parameters: { cell: { screen: 'endpoints', state: 'loading' } },
}
/** Each state is shown as text. */
export const Silent: Story = {
  args: {
    networks: [
      own('silent'),
      { ...own('otherChain'), chainId: '10', name: 'Optimism' },
      { ...holesky, host: undefined, state: 'none' },
    ],
  },
  parameters: { cell: { screen: 'endpoints', state: 'failed' } },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: text('networks') })).getAllByRole(
      'listitem',
    )
    const words = [text('row.silent'), text('row.otherChain'), text('row.none')]
    for (const [index, row] of rows.entries())
      await expect(row).toHaveTextContent(words[index] ?? '')
  },
}
export const TwentyNetworks: Story = {
  args: {
    networks: Array.from({ length: 20 }, (_, at) => ({
      chainId: `${at}`,
      name: `Network ${at}`,
      host: `rpc-${at}.example.org`,
      state: at === 3 ? 'answers' : 'config',
    })),
  },
  parameters: { cell: { screen: 'endpoints', state: 'huge' } },
}
export const VeryLong: Story = {
  args: {
    networks: [
      {
        ...own('silent'),
        name: 'The network with the long name '.repeat(4),
        host: `${'node-of-ours.'.repeat(12)}example.org`,
      },
      holesky,
    ],
  },
  parameters: { cell: { screen: 'endpoints', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  args: { networks: [own('answers'), holesky] },
  globals: { direction: 'rtl' },
  parameters: { cell: { screen: 'endpoints', state: 'rightToLeft' } },
}
