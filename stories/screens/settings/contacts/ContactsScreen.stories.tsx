import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { people } from '../../../../mocks/people.ts'
import { ContactsScreen } from '../../../../src/screens/settings/contacts/ContactsScreen.tsx'
import { contactText } from '../../../../src/screens/common/contactForm/text.ts'
import { importText } from '../../../../src/screens/settings/contacts/csv/text.ts'
import { contactsText } from '../../../../src/screens/settings/contacts/text.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(contactsText)
const contact = englishText(contactText)
const shared = englishText(importText)

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

/**
 * All contacts as a link, without the open Safe. Elsewhere it imports the names that are chosen;
 * known names stay as they are.
 */
export const SharedByLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Bob' })
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(await canvas.findByRole('button', { name: text('more') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: text('share') }))
    await expect(await screen.findByText(text('share.done'))).toBeVisible()
    const link = new URL(write.mock.lastCall?.[0] ?? '')
    await expect(link.search).toBe('')
    for (const name of ['Bob', 'Carol']) {
      await userEvent.click(canvas.getByRole('button', { name: text('menu', { name }) }))
      await userEvent.click(await screen.findByRole('menuitem', { name: text('menu.delete') }))
      await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull())
    }
    location.hash = link.hash
    const dialog = within(await screen.findByRole('dialog', { name: shared('shared.title') }))
    await expect(await dialog.findByText(/^2 new, .* already in your contacts$/)).toBeVisible()
    await expect(dialog.getByText(people.bob.address)).toBeVisible()
    for (const box of dialog.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
    await expect(dialog.queryByRole('checkbox', { name: shared('changes.all') })).toBeNull()
    await expect(
      dialog.getByRole('button', { name: shared('import', { count: 0 }) }),
    ).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Bob' }))
    await userEvent.click(dialog.getByRole('button', { name: shared('import', { count: 1 }) }))
    await waitFor(() => expect(location.hash).toBe(''))
    await expect(await canvas.findByRole('button', { name: 'Bob' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Carol' })).toBeNull()
  },
}
/** The browser doesn't let pages copy. */
export const LinkNotCopied: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Bob' })
    spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    await userEvent.click(await canvas.findByRole('button', { name: text('more') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: text('share') }))
    await expect(await screen.findByText(text('share.failed'))).toBeVisible()
  },
}
/** The end of a link is missing. */
export const CutLink: Story = {
  beforeEach: () => {
    location.hash = 'contacts=1.200.YWRkcmVzcw'
    return () => {
      location.hash = ''
    }
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: shared('shared.title') }))
    await waitFor(() =>
      expect(within(dialog.getByRole('status')).getByText(shared('file.linkCut'))).toBeVisible(),
    )
    await expect(
      dialog.getByRole('button', { name: shared('import', { count: 0 }) }),
    ).toHaveAccessibleDescription(shared('file.linkCut'))
  },
}
