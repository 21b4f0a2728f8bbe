import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { people } from '../../../../mocks/people.ts'
import { ContactsScreen } from '../../../../src/screens/settings/contacts/ContactsScreen.tsx'
import { contactText } from '../../../../src/screens/common/contactForm/text.ts'
import { contactsText } from '../../../../src/screens/settings/contacts/text.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(contactsText)
const contact = englishText(contactText)

const meta: Meta<typeof ContactsScreen> = {
  title: 'Screens/Contacts/Contacts screen',
  component: ContactsScreen,
  parameters: {
    picture: false,
    pictureReason: 'ContactsView shows it.',
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
type Story = StoryObj<typeof ContactsScreen>

/** The first contact is added from the empty page. */
export const FirstContact: Story = {
  parameters: { contacts: 'none' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('add') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: contact('name') }), 'Frank')
    await userEvent.click(dialog.getByRole('textbox', { name: contact('address') }))
    await userEvent.paste(people.frank.address)
    await userEvent.click(dialog.getByRole('button', { name: contact('save') }))
    await expect(await canvas.findByRole('button', { name: 'Frank' })).toBeVisible()
  },
}

export const Renamed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bob' }))
    const dialog = within(await screen.findByRole('dialog'))
    const name = await dialog.findByRole('textbox', { name: contact('name') })
    await userEvent.clear(name)
    await userEvent.type(name, 'Robert')
    await userEvent.click(dialog.getByRole('button', { name: contact('save') }))
    await expect(await canvas.findByRole('button', { name: 'Robert' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Bob' })).toBeNull()
  },
}

/** The focus moves to the contact in its place. */
export const DeletedAndBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const bob = await canvas.findByRole('button', { name: 'Bob' })
    const next = bob.closest('li')?.nextElementSibling?.querySelector('[data-row-action]')
    await userEvent.click(canvas.getByRole('button', { name: text('menu', { name: 'Bob' }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: text('menu.delete') }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Bob' })).toBeNull())
    await waitFor(() => expect(next).toHaveFocus())
    await userEvent.click(await screen.findByRole('button', { name: text('undo') }))
    await expect(await canvas.findByRole('button', { name: 'Bob' })).toBeVisible()
  },
}

/** The export is offered as a file to save. */
export const Exported: Story = {
  play: async ({ canvas, userEvent }) => {
    const { createObjectURL } = URL
    let saved: Blob | undefined
    const noDownload = (event: MouseEvent) =>
      (event.target as HTMLElement).closest('a[download]') && event.preventDefault()
    // The link isn't in the page, so it is stopped where it is clicked.
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      this.addEventListener('click', noDownload)
      click.call(this)
    }
    URL.createObjectURL = (blob: Blob) => {
      saved = blob
      return createObjectURL.call(URL, blob)
    }
    try {
      await userEvent.click(await canvas.findByRole('button', { name: text('more') }))
      await userEvent.click(await screen.findByRole('menuitem', { name: text('export') }))
      await expect(await saved?.text()).toContain(`\r\n${people.bob.address},Bob,\r\n`)
    } finally {
      URL.createObjectURL = createObjectURL
      HTMLAnchorElement.prototype.click = click
    }
  },
}
