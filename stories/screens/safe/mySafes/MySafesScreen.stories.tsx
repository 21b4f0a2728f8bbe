import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { routes } from '#gateway'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import type { World } from '../../../../mocks/world.ts'
import { addSafeText } from '../../../../src/screens/common/addSafe/text.ts'
import { MySafesScreen } from '../../../../src/screens/safe/mySafes/MySafesScreen.tsx'
import { safesOrderKey } from '../../../../src/screens/core/stores/safesOrder.ts'
import { mySafesText } from '../../../../src/screens/safe/mySafes/text.ts'
import { contactText } from '../../../../src/screens/common/contactForm/text.ts'
import { contactsKey } from '../../../../src/screens/core/names/contacts.ts'
import { englishText } from '../../../englishText.ts'
import { keepQueue } from '../../../keptQueue.ts'

const text = englishText(mySafesText)
const contactWords = englishText(contactText)
const addText = englishText(addSafeText)

const meta: Meta<typeof MySafesScreen> = {
  title: 'Screens/My Safes/My Safes screen',
  component: MySafesScreen,
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
type Story = StoryObj<typeof MySafesScreen>

export const OfAlice: Story = {
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(/need your signature|needs your signature/)).length,
    ).toBeGreaterThan(0)
  },
}
export const OfNobody: Story = {
  parameters: {
    picture: false,
    pictureReason: 'MySafesView shows it.',
    wallet: { person: 'dave' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('none'))).toBeVisible()
  },
}
export const Down: Story = {
  parameters: {
    picture: false,
    pictureReason: 'MySafesView shows it.',
    msw: [mockRoute(routes.allOwnedSafesV3).fails(503)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('failed'))).toBeVisible()
  },
}
/** Dave adds the Treasury by its address, and it appears in his list. */
export const AddedByAddress: Story = {
  parameters: { wallet: { person: 'dave' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('add') }))
    const dialog = within(await screen.findByRole('dialog', { name: text('add') }))
    await userEvent.type(
      await dialog.findByRole('textbox', { name: addText('add.address') }),
      `eth:${safes.treasury.address}`,
    )
    await dialog.findByText(/2 of 3 owners must sign/)
    await userEvent.click(dialog.getByRole('button', { name: addText('add.save') }))
    const list = await canvas.findByRole('list', { name: text('added') })
    await expect(await within(list).findByText(/\d pending/)).toBeVisible()
  },
}
/**
 * The Treasury is found by its ENS name, gets a name immediately, is renamed from its row, and
 * removed from the list.
 */
export const AddedByEnsName: Story = {
  parameters: {
    wallet: { person: 'dave' },
    contacts: 'none',
    picture: false,
    pictureReason: 'AddedByAddress shows the same parts.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('add') }))
    const dialog = within(await screen.findByRole('dialog', { name: text('add') }))
    await userEvent.type(
      await dialog.findByRole('textbox', { name: addText('add.address') }),
      'treasury.eth',
    )
    await dialog.findByText(/2 of 3 owners must sign/)
    await expect(dialog.getByText('treasury.eth')).toBeVisible()
    await userEvent.type(
      dialog.getByRole('textbox', { name: new RegExp(addText('add.name')) }),
      'Common purse',
    )
    await userEvent.click(dialog.getByRole('button', { name: addText('add.save') }))
    const list = within(await canvas.findByRole('list', { name: text('added') }))
    await expect(await list.findByText('Common purse')).toBeVisible()
    await expect(JSON.parse(localStorage.getItem(contactsKey) ?? '')).toEqual([
      { name: 'Common purse', address: safes.treasury.address, chains: ['1'] },
    ])

    await userEvent.click(
      list.getByRole('button', { name: text('menu', { safe: 'Common purse' }) }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: text('menu.rename') }))
    const contact = within(await screen.findByRole('dialog'))
    const name = await contact.findByRole('textbox', { name: contactWords('name') })
    await userEvent.clear(name)
    await userEvent.type(name, 'Purse')
    await userEvent.click(contact.getByRole('button', { name: contactWords('save') }))
    await expect(await list.findByText('Purse')).toBeVisible()

    await userEvent.click(list.getByRole('button', { name: text('menu', { safe: 'Purse' }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: text('menu.remove') }))
    await waitFor(() => expect(canvas.queryByRole('list', { name: text('added') })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('heading', { name: text('title') })).toHaveFocus())
  },
}
/** A pin that can't be stored shows one notice. */
export const PinnedWithStorageFull: Story = {
  parameters: {
    wallet: { person: 'alice' },
    boxWidth: 1000,
    picture: false,
    pictureReason: 'A toast, which Toast shows.',
  },
  play: async ({ canvas, userEvent }) => {
    const { setItem } = Storage.prototype
    const pins = (await canvas.findAllByRole('button', { name: /^Pin / })).slice(0, 2)
    try {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError')
      }
      for (const pin of pins) await userEvent.click(pin)
      await expect(await screen.findAllByText(text('unsaved'))).toHaveLength(1)
    } finally {
      Storage.prototype.setItem = setItem
      // Stored again, so that the next story starts without them.
      for (const pin of pins) await userEvent.click(pin)
    }
  },
}
/**
 * A pinned Safe is the first of its list, here and at the next visit; a network leaves only its own
 * Safes.
 */
export const PinnedThenOneNetwork: Story = {
  parameters: {
    boxWidth: 1000,
    picture: false,
    pictureReason:
      'MySafesView shows a pinned Safe; the chosen network looks like its other filter.',
  },
  play: async ({ canvas, userEvent }) => {
    const stored = () =>
      JSON.parse(localStorage.getItem(safesOrderKey) ?? '{}') as { pinned?: unknown[] }
    const list = await canvas.findByRole('list', { name: text('owned') })
    const first = () => within(list).getAllByRole('listitem')[0]?.textContent
    const pin = await within(list).findByRole('button', { name: /^Pin Test fund/ })
    await userEvent.click(pin)
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    await expect(first()).toContain('Test fund')
    await expect(stored().pinned).toHaveLength(1)
    await userEvent.click(
      within(list).getByRole('button', { name: text('menu', { safe: 'Test fund' }) }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: text('menu.unpin') }))
    await waitFor(() => expect(first()).not.toContain('Test fund'))
    await expect(stored().pinned).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Holesky' }))
    await expect(await canvas.findByText('1 Safe found')).toBeVisible()
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Holesky' }))
    await expect(await canvas.findByText('6 Safes')).toBeVisible()
  },
}
/** On a site without a gateway: the Safes of an account can't be listed. */
export const WithoutGateway: Story = {
  parameters: {
    boxWidth: 1000,
    gateway: 'none',
    picture: false,
    pictureReason: 'It looks like the page of a wallet without a Safe.',
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('none.localText'))
    await expect(canvas.getByRole('button', { name: text('add') })).toBeVisible()
  },
}
/** Its Safes are those of this browser's queue. */
export const OwnedWithoutGateway: Story = {
  parameters: {
    boxWidth: 1000,
    gateway: 'none',
    picture: false,
    pictureReason: 'The list looks the same, without values.',
    changeWorld: (world: World) =>
      keepQueue(world, { chainId: '1', address: safes.treasury.address }),
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: text('owned') })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.queryByText(text('values'))).toBeNull()
  },
}
