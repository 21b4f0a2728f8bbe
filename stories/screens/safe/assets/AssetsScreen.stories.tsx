import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { routes } from '#gateway'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { componentsText } from '../../../../src/screens/common/text/text.ts'
import { watchTokenText } from '../../../../src/screens/common/watchToken/text.ts'
import { AssetsScreen } from '../../../../src/screens/safe/assets/AssetsScreen.tsx'
import { assetsText } from '../../../../src/screens/safe/assets/text.ts'
import { receiveText } from '../../../../src/screens/safe/receive/text.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(assetsText)
const watchText = englishText(watchTokenText)

const meta: Meta<typeof AssetsScreen> = {
  title: 'Screens/Assets/Assets screen',
  component: AssetsScreen,
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
type Story = StoryObj<typeof AssetsScreen>

/** Values are refetched in the selected currency. */
export const InEuros: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: /Ether/ })
    const currency = canvas.getByRole('combobox', { name: 'Currency' })
    await canvas.findByRole('option', { name: 'EUR' })
    await userEvent.selectOptions(currency, 'eur')
    await expect((await canvas.findAllByText(/^€/)).length).toBeGreaterThan(1)
  },
}
/** The decimals of one token are text: it is listed as one that can't be read. */
export const UnreadableToken: Story = {
  parameters: {
    serviceBehavior: 'wrongTypes',
    picture: false,
    pictureReason: 'AssetsView shows unreadable rows.',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('unreadable'))).toBeVisible()
    await canvas.findByRole('rowheader', { name: /Ether/ })
  },
}
/** Tokens without names and symbols. */
export const NamelessTokens: Story = {
  parameters: { serviceBehavior: 'nullNames' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(3)
    await expect(canvas.queryByText(/null|undefined/)).toBeNull()
  },
}
export const HiddenCharacters: Story = {
  parameters: {
    serviceBehavior: 'bidi',
    picture: false,
    pictureReason: 'AssetsView shows hostile names.',
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/ET\[U\+202E\]\[U\+200B\]\[U\+0007\]H/)
    await expect(canvas.queryByText(/[\u202E\u200B]/)).toBeNull()
  },
}
/** The address dialog is preloaded, and names the network to use. */
export const Receiving: Story = {
  parameters: { picture: false, pictureReason: 'ReceiveView shows the dialog.' },
  play: async ({ canvas, userEvent }) => {
    const receive = englishText(receiveText)
    await userEvent.click(await canvas.findByRole('button', { name: receive('button') }))
    await expect(await screen.findByRole('dialog', { name: receive('title') })).toBeVisible()
    await expect(screen.getByText(receive('warning', { chain: 'Ethereum' }))).toBeVisible()
    await expect(screen.getByText(safes.treasury.name)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: receive('button') })).toHaveFocus()
  },
}
/** The wallet adds a row's token; the page shows its response. */
export const AddingToTheWallet: Story = {
  parameters: { picture: false, pictureReason: 'A menu and a toast, each shown by its own story.' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: /USD Coin/ })
    await userEvent.click(canvas.getByRole('button', { name: text('menu', { name: 'USD Coin' }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: watchText('add') }))
    await expect(await screen.findByText(watchText('added', { token: 'USDC' }))).toBeVisible()
  },
}
/** The native coin is in every wallet. */
export const NativeCoinMenu: Story = {
  parameters: { picture: false, pictureReason: 'A menu without the item.' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: /Ether/ })
    await userEvent.click(canvas.getByRole('button', { name: text('menu', { name: 'Ether' }) }))
    await screen.findByRole('menuitem', { name: text('menu.hide') })
    await expect(screen.queryByRole('menuitem', { name: watchText('add') })).toBeNull()
  },
}
export const AddingRejected: Story = {
  parameters: {
    wallet: { person: 'alice', behavior: 'rejects' },
    picture: false,
    pictureReason: 'A toast, shown by its own story.',
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: /USD Coin/ })
    await userEvent.click(canvas.getByRole('button', { name: text('menu', { name: 'USD Coin' }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: watchText('add') }))
    await expect(await screen.findByText(watchText('rejected', { token: 'USDC' }))).toBeVisible()
  },
}
/** Positions of the mocked world, in euros with the rest. */
export const PositionsInEuros: Story = {
  parameters: { picture: false, pictureReason: 'AssetsView shows positions.' },
  play: async ({ canvas, userEvent }) => {
    const lido = await canvas.findByRole('region', { name: 'Lido' })
    await expect(within(lido).getAllByText('$20,800.00').length).toBeGreaterThan(0)
    await canvas.findByRole('option', { name: 'EUR' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'eur')
    const converted = await within(lido).findAllByText('€19,136.00')
    await expect(converted.length).toBeGreaterThan(0)
  },
}
/** The tokens and their value don't depend on the positions. */
export const PositionsDown: Story = {
  parameters: {
    picture: false,
    pictureReason: 'AssetsView shows it.',
    msw: [mockRoute(routes.positions).fails(503)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('positions.failed'))).toBeVisible()
    await canvas.findByRole('rowheader', { name: /Ether/ })
  },
}
/** A gateway without the call has no positions; nothing is missing. */
export const PositionsNotOffered: Story = {
  parameters: {
    picture: false,
    pictureReason: 'AssetsView shows it without positions.',
    msw: [mockRoute(routes.positions).isMissing()],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /Ether/ })
    await canvas.findByText(englishText(componentsText)('total'))
    await expect(canvas.queryByText(/DeFi/)).toBeNull()
  },
}
export const Down: Story = {
  parameters: {
    picture: false,
    pictureReason: 'AssetsView shows it.',
    msw: [mockRoute(routes.balances).fails(503)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('failed'))).toBeVisible()
  },
}
/** On a site without a gateway: the tokens that are known, without prices. */
export const WithoutGateway: Story = {
  parameters: {
    gateway: 'none',
    picture: false,
    pictureReason: 'AssetsView shows a list without prices.',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /USD Coin/ })
    await expect(canvas.getByText(text('local'))).toBeVisible()
  },
}
