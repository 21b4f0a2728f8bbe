import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { EndpointsScreen } from '../../../../src/screens/settings/endpoints/EndpointsScreen.tsx'
import { endpointsText } from '../../../../src/screens/settings/endpoints/text.ts'
import { ownNodes, ownNodesKey } from '../../../../src/screens/core/environment/ownNodes.ts'
import { endpointsLink } from '#screens'
import { demoRpcUrl } from '../../../../mocks/world.ts'
import { englishText } from '../../../englishText.ts'
import { mainnet } from '../../common/rows/items.ts'
import { NoEndpointNotice } from '../../../../src/screens/settings/endpoints/notices/NoEndpointNotice.tsx'
import { NodeNotice } from '../../../../src/screens/settings/endpoints/notices/NodeNotice.tsx'
import { OwnNodeNotice } from '../../../../src/screens/settings/endpoints/notices/OwnNodeNotice.tsx'

const text = englishText(endpointsText)
const stored = () => JSON.parse(localStorage.getItem(ownNodesKey) ?? '{}') as Record<string, string>
/** Another address of the same node. */
const mine = (chainId: number) => `${demoRpcUrl(chainId)}?mine`

const meta: Meta<typeof EndpointsScreen> = {
  title: 'Flows/Network endpoints',
  component: EndpointsScreen,
  parameters: {
    picture: false,
    pictureReason: 'Endpoints view and Endpoint dialog view show it.',
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
  // Other stories read from the default endpoints.
  beforeEach: () => () => void ownNodes.update(() => ({})),
}
export default meta
type Story = StoryObj<typeof EndpointsScreen>

/** Rejects another network's node, uses a valid one, then switches back to the default. */
export const Used: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: text('change.label', { network: 'Ethereum' }) }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByRole('textbox', { name: text('url') })
    await userEvent.type(field, mine(17_000))
    await userEvent.click(dialog.getByRole('button', { name: text('check') }))
    await expect(
      await dialog.findByText(text('problem.otherChain', { name: 'Holesky', chainId: '17000' })),
    ).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, mine(1))
    await userEvent.click(dialog.getByRole('button', { name: text('check') }))
    await userEvent.click(await dialog.findByRole('button', { name: text('use') }))
    await expect(stored()).toEqual({ '1': [mine(1)] })
    await expect(await canvas.findByText(text('row.answers'))).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: text('change.label', { network: 'Ethereum' }) }),
    )
    await userEvent.click(await screen.findByRole('button', { name: text('reset') }))
    await expect(stored()).toEqual({})
    await expect(canvas.queryByText(text('row.answers'))).toBeNull()
  },
}

/** Input is restored after Escape, and nothing is sent before "Check". */
export const Kept: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = () =>
      userEvent.click(
        canvas.getByRole('button', { name: text('change.label', { network: 'Ethereum' }) }),
      )
    await open()
    // A request there would fail the story: it has no handler.
    await userEvent.type(
      await screen.findByRole('textbox', { name: text('url') }),
      'https://unasked.example/',
    )
    await userEvent.keyboard('{Escape}')
    await open()
    await expect(await screen.findByRole('textbox', { name: text('url') })).toHaveValue(
      'https://unasked.example/',
    )
    await userEvent.click(screen.getByRole('button', { name: text('cancel') }))
    await open()
    await expect(await screen.findByRole('textbox', { name: text('url') })).toHaveValue('')
  },
}

const noticed = { chain: mainnet, href: endpointsLink }
const ofAnotherChain = () => void ownNodes.update(() => ({ '1': [mine(17_000)] }))
/** What pages say about an endpoint: here, that the person chose one of another network. */
export const Notice: Story = {
  beforeEach: ofAnotherChain,
  render: () => <NodeNotice {...noticed} />,
  play: async ({ canvas }) => void (await canvas.findByRole('status')),
}
export const NoticeOfTheOwn: Story = {
  beforeEach: ofAnotherChain,
  render: () => <OwnNodeNotice {...noticed} />,
  play: async ({ canvas }) => void (await canvas.findByRole('status')),
}
export const NoticeOfNone: Story = {
  render: () => <NoEndpointNotice {...noticed} />,
  play: async ({ canvas }) => void (await canvas.findByRole('status')),
}
