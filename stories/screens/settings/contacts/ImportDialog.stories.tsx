import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { people } from '../../../../mocks/people.ts'
import { ImportDialog } from '../../../../src/screens/settings/contacts/csv/ImportDialog.tsx'
import { importText } from '../../../../src/screens/settings/contacts/csv/text.ts'
import { mostInLink } from '../../../../src/screens/settings/contacts/link/contactsLink.ts'
import { type Contact, contactsKey } from '../../../../src/screens/core/names/contacts.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(importText)
const names = () =>
  (JSON.parse(localStorage.getItem(contactsKey) ?? '[]') as Contact[]).map(({ name }) => name)
const csv = (...lines: string[]) =>
  new File([['address,name,chainId', ...lines].join('\n')], 'contacts.csv', { type: 'text/csv' })
const suppliers = (length: number) =>
  Array.from(
    { length },
    (_, index) => `0x${(index + 1).toString(16).padStart(40, '0')},Supplier ${index},`,
  )

const meta: Meta<typeof ImportDialog> = {
  title: 'Flows/Import contacts',
  component: ImportDialog,
  args: { open: true, onOpenChange: () => {} },
  parameters: {
    picture: false,
    pictureReason: 'ImportView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof ImportDialog>

type Play = Parameters<NonNullable<Story['play']>>[0]

async function choose(userEvent: Play['userEvent'], file: File) {
  const dialog = within(await screen.findByRole('dialog', { name: text('title') }))
  await userEvent.upload(await dialog.findByLabelText(text('choose'), { selector: 'input' }), file)
  return dialog
}

/**
 * Adds new contacts, keeps existing names unless selected, reports a bad line, then undoes
 * everything.
 */
export const ImportedAndBack: Story = {
  play: async ({ userEvent }) => {
    const before = names()
    const file = csv(
      `${people.dave.address},David,`,
      `${people.bob.address},Robert,`,
      `${people.carol.address},Caroline,`,
      'nothing,Erin,',
      `${people.alice.address},Alice,`,
    )
    const dialog = await choose(userEvent, file)
    await expect(
      await dialog.findByText("1 new, 2 changed, 1 already in your contacts, 1 can't be read"),
    ).toBeVisible()
    await expect(dialog.getByText(text('line', { line: 5 }))).toBeVisible()
    await expect(names()).toEqual(before)
    await expect(dialog.getByRole('button', { name: text('import', { count: 1 }) })).toBeVisible()
    for (const box of dialog.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
    await userEvent.click(
      dialog.getByRole('checkbox', {
        name: text('change', { before: 'Carol', after: 'Caroline' }),
      }),
    )
    await userEvent.click(dialog.getByRole('button', { name: text('import', { count: 2 }) }))
    await expect(await screen.findByText('1 new, 1 changed')).toBeVisible()
    await expect(names()).toEqual(expect.arrayContaining(['David', 'Caroline', 'Bob', 'Alice']))
    await expect(names()).not.toContain('Robert')
    await userEvent.click(await screen.findByRole('button', { name: text('undo') }))
    await expect(names().toSorted()).toEqual(before.toSorted())
  },
}

/** Selects all new names at once, then none. */
export const EveryChange: Story = {
  play: async ({ userEvent }) => {
    const dialog = await choose(
      userEvent,
      csv(`${people.bob.address},Robert,`, `${people.carol.address},Caroline,`),
    )
    await expect(
      await dialog.findByRole('button', { name: text('import', { count: 0 }) }),
    ).toHaveAttribute('aria-disabled', 'true')
    const all = dialog.getByRole('checkbox', { name: text('changes.all') })
    await userEvent.click(all)
    await expect(dialog.getByRole('button', { name: text('import', { count: 2 }) })).toBeVisible()
    await userEvent.click(all)
    await expect(all).not.toBeChecked()
    await userEvent.click(all)
    await userEvent.click(dialog.getByRole('button', { name: text('import', { count: 2 }) }))
    await waitFor(() => expect(names()).toEqual(expect.arrayContaining(['Robert', 'Caroline'])))
  },
}

/**
 * A new contact with the name of another address is listed with its reason, and left out until it
 * is chosen. New ones are listed, too.
 */
export const Namesake: Story = {
  play: async ({ userEvent }) => {
    const before = names()
    const dialog = await choose(
      userEvent,
      csv(`${people.dave.address},bob,`, '0x000000000000000000000000000000000000dEaD,Supplier,'),
    )
    await expect(await dialog.findByText('Supplier')).toBeVisible()
    await expect(
      dialog.getByText(text('resembles.name', { address: people.bob.address })),
    ).toBeVisible()
    const box = dialog.getByRole('checkbox', { name: 'bob' })
    await expect(box).not.toBeChecked()
    await expect(dialog.getByRole('button', { name: text('import', { count: 1 }) })).toBeVisible()
    await userEvent.click(box)
    await userEvent.click(dialog.getByRole('button', { name: text('import', { count: 2 }) }))
    await waitFor(() =>
      expect(names().toSorted()).toEqual([...before, 'Supplier', 'bob'].toSorted()),
    )
  },
}

/** A link with more contacts than the app puts into one is declined. */
export const TooMuchShared: Story = {
  args: {
    shared: {
      ok: true,
      csv: ['address,name,chainId', ...suppliers(mostInLink + 1)].join('\n'),
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: text('shared.title') }))
    await waitFor(() =>
      expect(
        within(dialog.getByRole('status')).getByText(text('file.linkUnreadable')),
      ).toBeVisible(),
    )
    await expect(dialog.queryByRole('checkbox')).toBeNull()
  },
}

/** A file dropped outside the box doesn't replace the page. */
export const DroppedBeside: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: text('title') })
    for (const type of ['dragover', 'drop'])
      await expect(
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true })),
      ).toBe(false)
  },
}

/** A file without contacts shows an error, and another one can be selected. */
export const Workbook: Story = {
  play: async ({ userEvent }) => {
    const dialog = await choose(
      userEvent,
      new File([Uint8Array.of(0x50, 0x4b, 3, 4, 0)], 'contacts.csv'),
    )
    await expect(await dialog.findByText(text('file.workbook'))).toBeVisible()
    await choose(userEvent, csv(`${people.dave.address},David,`))
    await waitFor(() => expect(dialog.queryByText(text('file.workbook'))).toBeNull())
    await expect(
      await dialog.findByRole('button', { name: text('import', { count: 1 }) }),
    ).toBeVisible()
  },
}

/** The page stays responsive while a long file is read. */
export const TenThousandLines: Story = {
  play: async ({ userEvent }) => {
    const dialog = await choose(userEvent, csv(...suppliers(10_000)))
    await userEvent.click(
      await dialog.findByRole('button', { name: text('import', { count: 10_000 }) }),
    )
    await waitFor(() => expect(names().length).toBeGreaterThan(10_000))
  },
}
