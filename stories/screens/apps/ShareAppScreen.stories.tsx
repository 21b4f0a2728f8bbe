import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { safes } from '../../../mocks/chain/genesis/places.ts'
import { ShareAppScreen } from '../../../src/screens/apps/share/ShareAppScreen.tsx'
import { appsText } from '../../../src/screens/apps/common/text.ts'
import { fixed } from '../../controls.ts'
import { englishText } from '../../englishText.ts'

const text = englishText(appsText)

const meta: Meta<typeof ShareAppScreen> = {
  title: 'Screens/Apps/Share app screen',
  component: ShareAppScreen,
  argTypes: { url: fixed, chain: fixed },
  args: { url: 'https://books.demo.test/', chain: 'eth' },
  parameters: {
    picture: false,
    pictureReason: 'ShareAppView shows it.',
    layout: 'padded',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof ShareAppScreen>

/** The app isn't contacted for its manifest, because only a link has named it. */
export const NotInTheList: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('share.unknown'))).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'books.demo.test' })).toBeVisible()
    const links = await canvas.findAllByRole('link')
    const appUrl = encodeURIComponent('https://books.demo.test/')
    await expect(links.map((link) => link.getAttribute('href'))).toContain(
      `/apps/open?safe=eth:${safes.treasury.address}&appUrl=${appUrl}`,
    )
  },
}
export const InTheList: Story = {
  args: { url: 'https://gallery.demo.test/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Gallery' })).toBeVisible()
    await expect(canvas.getByText('View and send collectibles')).toBeVisible()
    await expect(canvas.queryByText(text('share.unknown'))).toBeNull()
  },
}
const rejects = (args: { url?: string; chain?: string }, words: string): Story => ({
  args,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible()
  },
})
export const NotAnAddress: Story = rejects({ url: 'books' }, text('addApp.notUrl'))
export const Script: Story = rejects({ url: 'javascript:alert(1)' }, text('addApp.notWeb'))
export const Unencrypted: Story = rejects(
  { url: 'http://books.demo.test/' },
  text('addApp.insecure'),
)
export const ChainUnknown: Story = {
  ...rejects({ chain: 'moon' }, text('share.unknownChain', { chain: 'moon' })),
  parameters: { cell: { screen: 'shareApp', state: 'unsupportedChain' } },
}
