import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { LocalDataScreen } from '../../../../src/screens/settings/localData/LocalDataScreen.tsx'
import { pairingDatabase } from '../../../../src/screens/settings/localData/forgetPairings.ts'
import { localDataText } from '../../../../src/screens/settings/localData/text.ts'
import { type Contact, contactsKey } from '../../../../src/screens/core/names/contacts.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(localDataText)
const storedContacts = () => JSON.parse(localStorage.getItem(contactsKey) ?? '[]') as Contact[]

const meta: Meta<typeof LocalDataScreen> = {
  title: 'Flows/Data in this browser',
  component: LocalDataScreen,
  parameters: {
    picture: false,
    pictureReason: 'LocalDataView shows it.',
    boxWidth: 1120,
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
type Story = StoryObj<typeof LocalDataScreen>

/** Only the selected data is erased from this browser. */
export const Erased: Story = {
  play: async ({ canvas, userEvent }) => {
    localStorage.setItem('analytics', 'theirs')
    await expect(storedContacts()).not.toHaveLength(0)
    await userEvent.click(
      canvas.getByRole('button', { name: text('erase.label', { kind: text('kind.contacts') }) }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: text('erase') }))
    await expect(localStorage.getItem(contactsKey)).toBeNull()
    await expect(localStorage.getItem('analytics')).toBe('theirs')
  },
}

/**
 * The sessions with paired wallets and their keys are in a database, and are deleted with the
 * connection.
 */
export const WalletErased: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = async () => (await indexedDB.databases()).map(({ name }) => name)
    await new Promise<void>((done, failed) => {
      const request = indexedDB.open(pairingDatabase)
      request.onerror = () => failed(request.error ?? new Error('The database has to open.'))
      request.onsuccess = () => {
        request.result.close()
        done()
      }
    })
    await expect(await names()).toContain(pairingDatabase)
    localStorage.setItem('wagmi.store', '{}')
    await userEvent.click(
      canvas.getByRole('button', { name: text('erase.label', { kind: text('kind.wallet') }) }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: text('erase') }))
    await waitFor(async () => expect(await names()).not.toContain(pairingDatabase))
  },
}
