import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { safes } from '../../../mocks/chain/genesis/places.ts'
import { ShareAppScreen } from '../../../src/screens/apps/share/ShareAppScreen.tsx'
import { appsText } from '../../../src/screens/apps/text.ts'
import { fixed } from '../../controls.ts'
import { englishText } from '../../englishText.ts'

const text = englishText(appsText)
const books = { name: 'Our books', description: 'What the members have agreed on', icons: [] }
const answering = (answer: () => Response) => ({
  msw: [http.get('https://*.demo.test/manifest.json', answer)],
})

const meta: Meta<typeof ShareAppScreen> = {
  title: 'Screens/Apps/Share app screen',
  component: ShareAppScreen,
  // Another address is another app, whose manifest nobody answers.
  argTypes: { url: fixed, chain: fixed },
  args: { url: 'https://books.demo.test/', chain: 'eth' },
  parameters: {
    picture: false,
    pictureReason: 'ShareAppView shows it.',
    layout: 'padded',
    world: 'everyday',
    wallet: { person: 'alice' },
    ...answering(() => HttpResponse.json(books)),
  },
}
export default meta
type Story = StoryObj<typeof ShareAppScreen>

/** With what the app says of itself, and a link for each of the person's Safes on its chain. */
export const NotInTheList: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Our books' })).toBeVisible()
    await expect(canvas.getByText('What the members have agreed on')).toBeVisible()
    await expect(canvas.getByText(text('share.unknown'))).toBeVisible()
    const links = await canvas.findAllByRole('link')
    const appUrl = encodeURIComponent('https://books.demo.test/')
    await expect(links.map((link) => link.getAttribute('href'))).toContain(
      `/apps/open?safe=eth:${safes.treasury.address}&appUrl=${appUrl}`,
    )
  },
}
/** What the list says of an app is enough. */
export const InTheList: Story = {
  args: { url: 'https://gallery.demo.test/' },
  parameters: answering(() => HttpResponse.error()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Gallery' })).toBeVisible()
    await expect(canvas.queryByText(text('share.unknown'))).toBeNull()
  },
}
export const ManifestUnreadable: Story = {
  parameters: answering(() => HttpResponse.html('<h1>Our books</h1>')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('addApp.notJson'))).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
const refuses = (args: { url?: string; chain?: string }, words: string): Story => ({
  args,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible()
  },
})
export const NotAnAddress: Story = refuses({ url: 'books' }, text('addApp.notUrl'))
export const Script: Story = refuses({ url: 'javascript:alert(1)' }, text('addApp.notWeb'))
export const Unencrypted: Story = refuses(
  { url: 'http://books.demo.test/' },
  text('addApp.insecure'),
)
export const ChainUnknown: Story = {
  ...refuses({ chain: 'moon' }, text('share.unknownChain', { chain: 'moon' })),
  parameters: { cell: { screen: 'shareApp', state: 'unsupportedChain' } },
}
