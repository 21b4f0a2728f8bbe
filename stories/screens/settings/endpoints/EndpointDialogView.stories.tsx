import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { EndpointDialogView } from '../../../../src/screens/settings/endpoints/EndpointDialogView.tsx'
import { endpointsText } from '../../../../src/screens/settings/endpoints/text.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(endpointsText)
const url = 'https://mine.example.org/v1/key'
const host = 'mine.example.org'
const at = 1_790_000_000
const site = { ms: 84, block: 24_000_000, at }
const own = { ms: 31, block: 24_000_000, at }
const abilities = { atOnce: undefined, missing: [] }
const usable = { status: 'usable', url, own, site, abilities } as const

const meta: Meta<typeof EndpointDialogView> = {
  title: 'Screens/Settings/Endpoint dialog view',
  component: EndpointDialogView,
  parameters: { picture: false, pictureReason: 'Add app view shows the same parts.' },
  args: {
    open: true,
    network: 'Ethereum',
    site: { host: 'node.example.org', isPublic: false },
    suggested: undefined,
    onAgree: fn(),
    ownHost: undefined,
    typed: url,
    onType: fn(),
    problem: undefined,
    typedSecond: '',
    onTypeSecond: fn(),
    check: { status: 'none' },
    onCheck: fn(),
    onStop: fn(),
    onUse: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof EndpointDialogView>

export const Empty: Story = {
  args: { typed: '' },
  parameters: { cell: { screen: 'endpoint', state: 'empty' } },
}
/** It is checked before it can be used. */
export const Typed: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('check') }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
    await expect(args.onUse).not.toHaveBeenCalled()
  },
}
export const Checking: Story = {
  args: { check: { status: 'checking' } },
  parameters: { cell: { screen: 'endpoint', state: 'loading' } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: text('url') }), '{Enter}')
    await expect(args.onCheck).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: text('check.stop') }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}
export const Usable: Story = {
  args: { check: usable },
  parameters: { cell: { screen: 'endpoint', state: 'ready' } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(text('result.speeds', { ms: 31, site: 84 }))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('use') }))
    await expect(args.onUse).toHaveBeenCalledWith([url])
  },
}
const second = { url: 'https://other.example.net/', own: { ...site, ms: 55 }, abilities }
/** Two of the user's own, which have to agree. */
export const TwoUsable: Story = {
  args: { typedSecond: second.url, check: { ...usable, second } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('other.example.net')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('use') }))
    await expect(args.onUse).toHaveBeenCalledWith([url, second.url])
  },
}
/** Two URLs of one host can't check each other. */
export const SameHostTwice: Story = {
  args: { typedSecond: `${url}/2`, problemSecond: text('problem.sameHost') },
  play: async () => {
    await expect(
      await screen.findByRole('textbox', { name: text('url.second') }),
    ).toHaveAccessibleDescription(new RegExp(text('problem.sameHost').slice(0, 30)))
  },
}
export const UsableDark: Story = { args: Usable.args ?? {}, globals: { theme: 'dark' } }
export const WrongChain: Story = {
  args: { problem: text('problem.otherChain', { name: 'Holesky', chainId: '17000' }) },
  parameters: { cell: { screen: 'endpoint', state: 'failed' } },
  play: async () => {
    await expect(
      await screen.findByRole('textbox', { name: text('url') }),
    ).toHaveAccessibleDescription(/This endpoint serves network Holesky \(17000\)\./)
    await expect(screen.queryByRole('button', { name: text('use') })).toBeNull()
  },
}
export const Unreachable: Story = { args: { problem: text('problem.unreachable', { host }) } }
export const BlockedByThePolicy: Story = { args: { problem: text('problem.policy', { host }) } }
export const PublicNode: Story = {
  args: { site: { host: 'public.example.org', isPublic: true }, typed: '' },
}
const suggestion = { url: 'https://node.gateway.example.org/ethereum', isAgreed: false }
/** The gateway's own endpoint is used only with the user's consent, after an explanation. */
export const Suggested: Story = {
  args: { site: undefined, suggested: suggestion, typed: '' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(suggestion.url)).toBeVisible()
    await expect(screen.getByText(text('suggested.text'))).toBeVisible()
    await expect(args.onAgree).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: text('suggested.use') }))
    await expect(args.onAgree).toHaveBeenCalledWith(suggestion.url)
  },
}
export const SuggestedDark: Story = { args: Suggested.args ?? {}, globals: { theme: 'dark' } }
export const SuggestionInUse: Story = {
  args: { site: undefined, suggested: { ...suggestion, isAgreed: true }, typed: '' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('suggested.stop') }))
    await expect(args.onAgree).toHaveBeenCalledWith(undefined)
  },
}
/** Users who enter the gateway's endpoint are warned that it isn't independent. */
export const SuggestedIsTyped: Story = {
  args: {
    site: undefined,
    suggested: suggestion,
    typed: suggestion.url,
    check: { ...usable, url: suggestion.url, site: undefined },
  },
  play: async () => {
    await expect(await screen.findByText(text('result.suggested'))).toBeVisible()
  },
}
export const NoEndpoint: Story = {
  args: { site: undefined, typed: '', problem: text('problem.scheme') },
}
/** It can be used anyway: a node may be catching up. */
export const Stale: Story = {
  args: { check: { ...usable, own: { ms: 31, block: 23_999_700, at: at - 3_600 } } },
  parameters: { cell: { screen: 'endpoint', state: 'stale' } },
  play: async () => {
    await expect(
      await screen.findByText(text('result.behind', { blocks: 300, minutes: 60 })),
    ).toBeVisible()
    await expect(screen.getByRole('button', { name: text('use') })).toBeEnabled()
  },
}
export const Slow: Story = {
  args: { check: { ...usable, own: { ...site, ms: 2_340 } } },
  play: async () => {
    await expect(await screen.findByText(text('result.slow'))).toBeVisible()
  },
}
/** It can be used, and says what it can't do. */
export const Limited: Story = {
  args: {
    check: { ...usable, abilities: { atOnce: 3, missing: ['overrides', 'simulation'] } },
  },
  play: async () => {
    await expect(await screen.findByText(text('result.atOnce', { count: 3 }))).toBeVisible()
    await expect(screen.getByText(text('result.missing.overrides'))).toBeVisible()
    await expect(screen.getByText(text('result.missing.simulation'))).toBeVisible()
    await expect(screen.getByRole('button', { name: text('use') })).toBeEnabled()
  },
}
/** The default one doesn't respond. */
export const NotCompared: Story = {
  args: { check: { ...usable, site: undefined } },
  parameters: { cell: { screen: 'endpoint', state: 'partial' } },
  play: async () => {
    await expect(await screen.findByText(text('result.notCompared'))).toBeVisible()
  },
}
export const OwnInUse: Story = {
  args: { ownHost: host },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('reset') }))
    await expect(args.onUse).toHaveBeenCalledWith(undefined)
  },
}
export const VeryLong: Story = {
  args: {
    typed: `https://${'node-of-ours.'.repeat(12)}example.org/${'key'.repeat(60)}`,
    ownHost: `${'node-of-ours.'.repeat(12)}example.org`,
    site: { host: `${'their-node.'.repeat(12)}example.org`, isPublic: false },
    problem: text('problem.declined', {
      host: `${'node-of-ours.'.repeat(12)}example.org`,
      detail: 'too many requests '.repeat(16),
    }),
  },
  parameters: { cell: { screen: 'endpoint', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  args: { ownHost: host, check: usable },
  globals: { direction: 'rtl' },
  parameters: { cell: { screen: 'endpoint', state: 'rightToLeft' } },
}
