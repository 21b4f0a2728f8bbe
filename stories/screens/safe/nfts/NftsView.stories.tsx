import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { failed, loading, ready } from '#base'
import type { Collectible } from '#domain'
import { pictureOf } from '../../../../mocks/gateway/reading/picture.ts'
import { keyOf } from '../../../../src/screens/safe/nfts/gridOf.ts'
import { NftsView } from '../../../../src/screens/safe/nfts/NftsView.tsx'
import { nftsText } from '../../../../src/screens/safe/nfts/text.ts'
import { englishText } from '../../../englishText.ts'
import { at, mainnet, nameless } from '../../common/rows/items.ts'
import { NftCard, NftOutline } from '../../../../src/screens/safe/nfts/NftCard.tsx'
import { NftGrid } from '../../../../src/screens/safe/nfts/NftGrid.tsx'
import { NftPicture } from '../../../../src/screens/safe/nfts/NftPicture.tsx'

const text = englishText(nftsText)
const item = (id: string, parts: Partial<Collectible> = {}): Collectible => ({
  token: nameless.address,
  id,
  name: `Harbor Lights #${id}`,
  description: null,
  collection: { name: 'Harbor Lights', symbol: 'HLT', logo: null },
  image: pictureOf(id),
  metadata: null,
  ...parts,
})
const foreign = (id: string) =>
  item(id, { name: `Lighthouse ${id}`, image: `https://art.demo.test/${id}.svg` })
const everyday = [
  item('1'),
  item('2'),
  item('7', { name: null, image: null }),
  foreign('20'),
  item('41'),
  item('115792089237316195423570985008687907853269984665640564039457584007913129639935', {
    name: 'A number as long as they get',
  }),
]
const asked: string[] = []
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">' +
  '<rect width="4" height="4" fill="#167c5b"/></svg>'

const meta: Meta<typeof NftsView> = {
  title: 'Screens/Assets/NFTs view',
  component: NftsView,
  parameters: {
    picture: false,
    pictureReason: 'Owner shows the same parts.',
    layout: 'fullscreen',
    msw: [
      http.get('https://art.demo.test/*', ({ request }) => {
        asked.push(request.url)
        return new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } })
      }),
    ],
  },
  beforeEach: () => {
    asked.length = 0
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    at,
    chain: mainnet,
    items: ready(everyday),
    more: { status: 'end' },
    hrefs: { tokens: '#tokens', nfts: '#nfts' },
    chosen: new Set(),
    onChosen: fn(),
    onSend: fn(),
    draft: undefined,
  },
  render: function Choosing(args) {
    const [chosen, setChosen] = useState(args.chosen)
    return <NftsView {...args} chosen={chosen} onChosen={setChosen} />
  },
}
export default meta
type Story = StoryObj<typeof NftsView>

/** Unreadable NFTs aren't reported as missing. */
export const Unreadable: Story = {
  args: { items: ready([], { missing: ['1 row'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 row/)).toBeVisible()
    await expect(canvas.queryByText('No NFTs yet')).toBeNull()
  },
}
/** No other host is contacted before the user requests its image. */
export const Owner: Story = {
  args: { chosen: new Set([keyOf(item('2'))]) },
  parameters: { picture: 'page', boxWidth: 1120, cell: { screen: 'nfts', state: 'owner' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Harbor Lights #1' }))
    await expect(canvas.getByText(text('chosen', { count: 2 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('send') }))
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(asked).toEqual([])
  },
}
export const OnePicture: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Pictures that are part of the answer may be drawn later than the button.
    const others = () => canvasElement.querySelectorAll('img[src^="https"]')
    await expect(others()).toHaveLength(0)
    await userEvent.click(
      canvas.getByRole('button', { name: text('picture.show'), description: 'Lighthouse 20' }),
    )
    await waitFor(() => expect(others()).toHaveLength(1))
    await waitFor(() => expect(asked).toEqual(['https://art.demo.test/20.svg']))
    await expect(canvasElement.querySelector('img[src^="https"]')).toHaveAttribute(
      'referrerpolicy',
      'no-referrer',
    )
  },
}
export const AllPictures: Story = {
  args: { items: ready([foreign('30'), foreign('31'), item('1')]) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: text('pictures') }))
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(3))
    await userEvent.click(canvas.getByRole('switch', { name: text('pictures') }))
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1)
  },
}
export const BrokenPicture: Story = {
  // A browser keeps a picture that another story has shown.
  args: { items: ready([foreign('404')]) },
  parameters: { msw: [http.get('https://art.demo.test/*', () => HttpResponse.error())] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: text('pictures') }))
    await expect(await canvas.findByText(text('picture.broken'))).toBeVisible()
  },
}
/**
 * Its text comes from its contract: hidden characters are shown, and invalid images
 * aren't.
 */
export const Hostile: Story = {
  args: {
    items: ready([
      item('1', { name: '[U+202E]free mint at evil.demo.test', image: 'javascript:alert(1)' }),
      item('2', { image: 'data:text/html,<script>alert(1)</script>' }),
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(text('picture.none'))).toHaveLength(2)
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
export const Visitor: Story = {
  args: { onSend: undefined },
  parameters: { cell: { screen: 'nfts', state: 'readOnly' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: text('send') })).toBeNull()
  },
}
/** The selected NFTs become part of a new transaction, ready for review. */
export const Drafted: Story = {
  args: { draft: { count: 2, href: '#new' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('draftedShow') })).toHaveAttribute(
      'href',
      '#new',
    )
  },
}
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: text('search') }), 'lighthouse')
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1)
    await userEvent.type(canvas.getByRole('searchbox', { name: text('search') }), ' at night')
    await expect(canvas.getByText(text('nothing'))).toBeVisible()
  },
}
export const Loading: Story = {
  args: { items: loading },
  parameters: { cell: { screen: 'nfts', state: 'loading' } },
}
export const Empty: Story = {
  args: { items: ready([]) },
  parameters: { cell: { screen: 'nfts', state: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('empty'))).toBeVisible()
  },
}
export const Failed: Story = {
  args: { items: failed({ kind: 'unreachable' }, fn()) },
  parameters: { cell: { screen: 'nfts', state: 'failed' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.items.status === 'failed' && args.items.retry).toHaveBeenCalledOnce()
  },
}
export const Offline: Story = {
  args: { items: failed({ kind: 'offline' }) },
  parameters: { cell: { screen: 'nfts', state: 'offline' } },
}
export const NotFound: Story = {
  args: { items: failed({ kind: 'notFound' }) },
  parameters: { cell: { screen: 'nfts', state: 'notFound' } },
}
export const Stale: Story = {
  args: { items: ready(everyday, { freshness: 'stale', retry: fn() }) },
  parameters: { cell: { screen: 'nfts', state: 'stale' } },
}
/** The next page couldn't be loaded, and one entry couldn't be read. */
export const Partial: Story = {
  args: {
    items: ready(everyday, { missing: ['One NFT'], retry: fn() }),
    more: { status: 'failed', reason: { kind: 'unreachable' }, load: fn() },
  },
  parameters: { cell: { screen: 'nfts', state: 'partial' } },
}
export const UnsupportedChain: Story = {
  args: { chain: undefined },
  parameters: { cell: { screen: 'nfts', state: 'unsupportedChain' } },
}
export const VeryLong: Story = {
  args: {
    items: ready([
      item('1', {
        name: 'Unbreakable'.repeat(30),
        collection: { name: 'W'.repeat(80), symbol: 'W', logo: null },
      }),
      item('2', { image: `https://${'sub.'.repeat(40)}demo.test/1.png` }),
    ]),
  },
  parameters: { boxWidth: 360, cell: { screen: 'nfts', state: 'veryLong' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'nfts', state: 'rightToLeft' } },
}

export const Grid: Story = {
  tags: ['part'],
  render: ({ at, chosen }) => (
    <NftGrid
      at={at}
      chain={mainnet}
      items={everyday}
      showsAll={false}
      chosen={chosen}
      onChoose={undefined}
    />
  ),
}
/** A card, one that is chosen, and the outline of one that passes too fast to be read. */
export const Cards: Story = {
  tags: ['part'],
  render: () => (
    <div role="list" style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, 240px)' }}>
      <NftCard
        item={item('1')}
        chain={mainnet}
        showsAll={false}
        isChosen={false}
        onChoose={undefined}
        position={1}
        count={3}
      />
      <NftCard
        item={item('2')}
        chain={mainnet}
        showsAll={false}
        isChosen
        onChoose={fn()}
        position={2}
        count={3}
      />
      <NftOutline item={item('7')} position={3} count={3} />
    </div>
  ),
}
/** One from another host is loaded only once the user asks for it. */
export const Picture: Story = {
  tags: ['part'],
  // A browser keeps a picture that another story has shown: this one is asked for nowhere else.
  render: () => (
    <>
      <span id="lantern">Lantern 22</span>
      <NftPicture
        nameId="lantern"
        picture={{ src: 'https://art.demo.test/22.svg', host: 'art.demo.test' }}
        showsAll={false}
      />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(asked).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: text('picture.show') }))
    await waitFor(() => expect(asked).toEqual(['https://art.demo.test/22.svg']))
  },
}
