import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen } from 'storybook/test'
import { AddAppDialog } from '../../../src/screens/apps/add/AddAppDialog.tsx'
import { appsText } from '../../../src/screens/apps/common/text.ts'
import { englishText } from '../../englishText.ts'
import { payroll } from './appEntries.ts'

const text = englishText(appsText)

const meta: Meta<typeof AddAppDialog> = {
  title: 'Screens/Apps/Add app dialog',
  component: AddAppDialog,
  args: {
    open: true,
    chainId: '1',
    known: [payroll, { ...payroll, url: 'https://gallery.demo.test/' }],
    onAdd: fn(),
    onClose: fn(),
  },
  parameters: { picture: false, pictureReason: 'AddAppView shows it.', world: 'everyday' },
}
export default meta
type Story = StoryObj<typeof AddAppDialog>
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

const typeAndCheck = async (userEvent: UserEvent, url: string) => {
  const input = await screen.findByRole('textbox', { name: text('addApp.url') })
  await userEvent.clear(input)
  await userEvent.type(input, url)
  await userEvent.click(screen.getByRole('button', { name: text('addApp.check') }))
}
const answering = (answer: () => Response) => ({
  msw: [http.get('https://books.demo.test/manifest.json', answer)],
})
const rejects = (answer: () => Response, words: string): Story => ({
  parameters: answering(answer),
  play: async ({ userEvent }) => {
    await typeAndCheck(userEvent, 'https://books.demo.test')
    await expect(await screen.findByText(words)).toBeVisible()
    await expect(screen.getByRole('textbox', { name: text('addApp.url') })).toHaveValue(
      'https://books.demo.test',
    )
  },
})
export const NotReachable: Story = rejects(() => HttpResponse.error(), text('addApp.unreachable'))
export const NoManifest: Story = rejects(
  () => new HttpResponse(null, { status: 404 }),
  text('addApp.status', { status: 404 }),
)
export const NotJson: Story = rejects(
  () => HttpResponse.html('<h1>Our books</h1>'),
  text('addApp.notJson'),
)
export const WithoutName: Story = rejects(
  () => HttpResponse.json({ description: 'No name', icons: [] }),
  text('addApp.field', { field: 'name' }),
)
export const WithoutDescription: Story = rejects(
  () => HttpResponse.json({ name: 'Our books', icons: [] }),
  text('addApp.field', { field: 'description' }),
)
export const WithoutIcons: Story = rejects(
  () => HttpResponse.json({ name: 'Our books', description: 'What the members have agreed on' }),
  text('addApp.field', { field: 'icons' }),
)
/** A file on another site can't vouch for this one. */
export const Redirected: Story = {
  ...rejects(
    () => HttpResponse.redirect('https://other.demo.test/manifest.json'),
    text('addApp.redirect'),
  ),
  parameters: {
    msw: [
      http.get('https://books.demo.test/manifest.json', () =>
        HttpResponse.redirect('https://other.demo.test/manifest.json'),
      ),
      http.get('https://other.demo.test/manifest.json', () =>
        HttpResponse.json({ name: 'Our books', description: 'x', icons: [] }),
      ),
    ],
  },
}
export const TooLarge: Story = rejects(
  () => HttpResponse.text('x'.repeat(300_000)),
  text('addApp.tooLarge'),
)
/** Addresses that no frame may open, each with its reason. */
export const BadAddresses: Story = {
  play: async ({ userEvent }) => {
    for (const [url, reason] of [
      ['books', 'addApp.notUrl'],
      ['ftp://books.demo.test', 'addApp.notWeb'],
      ['http://books.demo.test', 'addApp.insecure'],
      ['https://bank.demo.test@evil.demo.test', 'addApp.hasUser'],
      ['https://gallery.demo.test', 'addApp.known'],
      [location.origin, 'addApp.ownOrigin'],
    ] as const) {
      await typeAndCheck(userEvent, url)
      await expect(await screen.findByText(text(reason))).toBeVisible()
    }
  },
}
