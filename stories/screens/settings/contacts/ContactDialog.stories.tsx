import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { fixed } from '../../../controls.ts'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { people } from '../../../../mocks/people.ts'
import { ContactDialog } from '../../../../src/screens/settings/contacts/edit/ContactDialog.tsx'
import { contactNameText } from '../../../../src/screens/common/contactName/text.ts'
import { contactText } from '../../../../src/screens/common/contactForm/text.ts'
import { type Contact, contactsKey } from '../../../../src/screens/core/names/contacts.ts'
import { typedAddressText } from '../../../../src/screens/common/typedAddress/text.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(contactText)
const typed = englishText(typedAddressText)
const stored = () => JSON.parse(localStorage.getItem(contactsKey) ?? '[]') as Contact[]
const names = () => stored().map(({ name }) => name)

const meta: Meta<typeof ContactDialog> = {
  title: 'Flows/Edit a contact',
  component: ContactDialog,
  argTypes: { target: fixed },
  args: { open: true, onOpenChange: () => {}, target: 'new' },
  parameters: {
    picture: false,
    pictureReason: 'ContactView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof ContactDialog>

const dialog = async () => within(await screen.findByRole('dialog'))

/**
 * A name that only has an address on one network counts there. The address for all networks is
 * never another one's.
 */
export const NamedOnOneNetwork: Story = {
  play: async ({ userEvent }) => {
    const view = await dialog()
    await userEvent.type(await view.findByRole('textbox', { name: text('name') }), 'Common purse')
    const box = view.getByRole('textbox', { name: text('address') })
    await userEvent.type(box, 'treasury.eth')
    const has = (words: string) =>
      waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining(words)))
    await has(typed('problem.nameNotFound.all', { name: 'treasury.eth' }))
    await userEvent.click(view.getByRole('checkbox', { name: text('networks.all') }))
    await userEvent.click(view.getByRole('checkbox', { name: 'Holesky' }))
    await has(typed('problem.nameNotFound', { name: 'treasury.eth', network: 'Holesky' }))
    await userEvent.click(view.getByRole('checkbox', { name: 'Holesky' }))
    await userEvent.click(view.getByRole('checkbox', { name: 'Ethereum' }))
    await view.findByText(typed('resolved', { network: 'Ethereum' }))
    await userEvent.click(view.getByRole('button', { name: text('save') }))
    await expect(stored().at(-1)).toEqual({
      name: 'Common purse',
      address: safes.treasury.address,
      chains: ['1'],
    })
  },
}

/** An ENS name is typed instead of the address: the resolved address is stored. */
export const AddedByEnsName: Story = {
  play: async ({ userEvent }) => {
    const view = await dialog()
    await userEvent.type(await view.findByRole('textbox', { name: text('name') }), 'Common purse')
    await userEvent.type(view.getByRole('textbox', { name: text('address') }), 'frank.eth')
    await view.findByText(typed('resolved.all'))
    await userEvent.click(view.getByRole('button', { name: text('save') }))
    await expect(stored().at(-1)).toEqual({
      name: 'Common purse',
      address: people.frank.address,
      chains: [],
    })
  },
}

export const UnknownEnsName: Story = {
  play: async ({ userEvent }) => {
    const view = await dialog()
    await userEvent.type(await view.findByRole('textbox', { name: text('name') }), 'Nobody')
    const box = view.getByRole('textbox', { name: text('address') })
    await userEvent.type(box, 'nobody.eth')
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(
        expect.stringContaining(typed('problem.nameNotFound.all', { name: 'nobody.eth' })),
      ),
    )
    await userEvent.click(view.getByRole('button', { name: text('save') }))
    await expect(names()).not.toContain('Nobody')
    await waitFor(() => expect(box).toHaveFocus())
  },
}

/** Saving an empty form shows an error next to each field. */
export const NothingEntered: Story = {
  play: async ({ userEvent }) => {
    const view = await dialog()
    await userEvent.click(await view.findByRole('button', { name: text('save') }))
    const name = view.getByRole('textbox', { name: text('name') })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(englishText(contactNameText)('empty'))
    await expect(view.getByRole('textbox', { name: text('address') })).toHaveAccessibleDescription(
      expect.stringContaining(typed('problem.empty')),
    )
  },
}

/** The prefix of a pasted address chooses its network. */
export const PrefixedAddress: Story = {
  play: async ({ userEvent }) => {
    const view = await dialog()
    await userEvent.type(
      await view.findByRole('textbox', { name: text('name') }),
      'Frank on Holesky',
    )
    await userEvent.click(view.getByRole('textbox', { name: text('address') }))
    await userEvent.paste(`hol:${people.dave.address}`)
    await expect(await view.findByRole('checkbox', { name: 'Holesky' })).toBeChecked()
    await userEvent.click(view.getByRole('button', { name: text('save') }))
    await expect(stored().at(-1)).toMatchObject({ name: 'Frank on Holesky', chains: ['17000'] })
  },
}

export const Renamed: Story = {
  args: { target: { address: people.bob.address, chainId: '1' } },
  play: async ({ userEvent }) => {
    const view = await dialog()
    const name = await view.findByRole('textbox', { name: text('name') })
    await expect(name).toHaveValue('Bob')
    await userEvent.clear(name)
    await userEvent.type(name, 'Robert')
    await userEvent.click(view.getByRole('button', { name: text('save') }))
    await expect(names()).toContain('Robert')
    await expect(names()).not.toContain('Bob')
  },
}

/** A Safe is named on its own network: the same address elsewhere may be someone else's. */
export const NamedSafe: Story = {
  parameters: { contacts: 'none' },
  args: { target: { address: safes.treasury.address, chainId: '1' } },
  play: async ({ userEvent }) => {
    const view = await dialog()
    await userEvent.type(await view.findByRole('textbox', { name: text('name') }), 'Purse')
    const ethereum = await view.findByRole('checkbox', { name: 'Ethereum' })
    await expect(ethereum).toBeChecked()
    await userEvent.click(ethereum)
    await userEvent.click(view.getByRole('button', { name: text('save') }))
    const networks = view.getByRole('group', { name: text('networks') })
    await waitFor(() => expect(networks).toHaveAccessibleDescription(text('networks.none')))
    await userEvent.click(view.getByRole('checkbox', { name: 'Ethereum' }))
    await userEvent.click(view.getByRole('button', { name: text('save') }))
    await expect(stored()).toEqual([
      { name: 'Purse', address: safes.treasury.address, chains: ['1'] },
    ])
  },
}

/** Deleting needs no confirmation, because it can be undone. */
export const DeletedAndBack: Story = {
  args: { target: { address: people.bob.address, chainId: '1' } },
  play: async ({ userEvent }) => {
    const view = await dialog()
    await userEvent.click(await view.findByRole('button', { name: text('delete') }))
    await expect(names()).not.toContain('Bob')
    await userEvent.click(await screen.findByRole('button', { name: text('undo') }))
    await expect(names()).toContain('Bob')
  },
}

/**
 * The storage is full: the new name is shown as long as the page is open, and stored once there is
 * room.
 */
export const StorageFull: Story = {
  args: { target: { address: people.bob.address, chainId: '1' } },
  play: async ({ userEvent }) => {
    const setItem = Storage.prototype.setItem
    const view = await dialog()
    try {
      const name = await view.findByRole('textbox', { name: text('name') })
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError')
      }
      await userEvent.clear(name)
      await userEvent.type(name, 'Robert')
      await userEvent.click(view.getByRole('button', { name: text('save') }))
      await expect(names()).toContain('Bob')
    } finally {
      Storage.prototype.setItem = setItem
    }
    await userEvent.click(view.getByRole('button', { name: text('save') }))
    await expect(names()).toContain('Robert')
  },
}
