import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { people } from '../../../../mocks/people.ts'
import { ImportDataDialog } from '../../../../src/screens/settings/localData/ImportDataDialog.tsx'
import { localDataText } from '../../../../src/screens/settings/localData/text.ts'
import { type Contact, contactsKey } from '../../../../src/screens/core/names/contacts.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(localDataText)
const storedContacts = () => JSON.parse(localStorage.getItem(contactsKey) ?? '[]') as Contact[]

const meta: Meta<typeof ImportDataDialog> = {
  title: 'Flows/Import data',
  component: ImportDataDialog,
  args: { open: true, onOpenChange: () => {} },
  parameters: {
    picture: false,
    pictureReason: 'ImportDataView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof ImportDataDialog>

/**
 * A contact that is new is added, one with another name here stays, and one that can't be read is
 * counted.
 */
export const Imported: Story = {
  play: async ({ userEvent }) => {
    const before = storedContacts()
    const file = {
      app: 'coffer',
      version: 1,
      contacts: [
        { name: 'Dana', address: people.dave.address, chains: [] },
        { name: 'Robert', address: people.bob.address, chains: [] },
        { name: 'Nobody', address: '0x12', chains: [] },
      ],
    }
    const dialog = within(await screen.findByRole('dialog', { name: text('dialog.title') }))
    const input = await dialog.findByLabelText(text('import.open'), { selector: 'input' })
    await userEvent.upload(
      input,
      new File([JSON.stringify(file)], 'coffer.json', { type: 'application/json' }),
    )
    await expect(
      await dialog.findByText(/1 new, 1 keeps its current name, 1 entry can't be read/),
    ).toBeVisible()
    await expect(storedContacts()).toEqual(before)
    await userEvent.click(dialog.getByRole('button', { name: text('dialog.import') }))
    await waitFor(() => expect(storedContacts()).toHaveLength(before.length + 1))
    await expect(storedContacts()).toEqual(
      expect.arrayContaining([...before, expect.objectContaining({ name: 'Dana' })]),
    )
  },
}
